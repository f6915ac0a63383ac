import {
  formulario,
  preguntasDe,
  type Anotar,
  type Formulario,
  type Pregunta,
} from "../cuestionarios/formulario";
import type { Respuesta } from "../cuestionarios/estado";
import { daAlarma } from "../cuestionarios/resultados";

/** How much somebody is carrying, from nothing that stands out to a lot. */
export const BANDAS = ["minimo", "leve", "moderado", "fuerte", "muy-fuerte"] as const;
export type Banda = (typeof BANDAS)[number];

interface Instrumento {
  id: "phq-9" | "gad-7";
  /** What it looks at, as a person would say it. */
  mira: string;
  /** The questions that belong to it, all of them and no other. */
  preguntas: readonly string[];
  /** The sum from which each band after the first begins. */
  cortes: readonly number[];
  textos: readonly string[];
  /** What is said of each in their place beside an answer of danger; the last one of all that follow too. */
  enAlarma: readonly string[];
}

/** The one that asks whether somebody would be better dead, or thinks of harming themselves. */
const DE_PELIGRO = "phq9-9";
/** What the answers to each question score, in the order in which they are offered. */
const PUNTOS = [0, 1, 2, 3];

function numeradas(prefijo: string, cuantas: number): string[] {
  return Array.from({ length: cuantas }, (_, indice) => `${prefijo}${indice + 1}`);
}

/**
 * PHQ-9 (0 to 27) and GAD-7 (0 to 21). They find out how much somebody is bothered and diagnose nothing: what is said
 * of them is one of a few sentences, and never the number.
 */
export const INSTRUMENTOS: readonly Instrumento[] = [
  {
    id: "phq-9",
    mira: "Tu ánimo",
    preguntas: numeradas("phq9-", 9),
    cortes: [5, 10, 15, 20],
    textos: [
      "En estas dos semanas tu ánimo no muestra señales que pidan atención.",
      "Tu ánimo muestra un malestar leve. Es común, y contarlo a tiempo ayuda a que no crezca.",
      "Tu ánimo muestra un malestar moderado. Hablar con un especialista suele aliviarlo.",
      "Tu ánimo está cargando bastante. Te conviene hablar con un especialista en los próximos días.",
      "Tu ánimo está cargando mucho. Te conviene hablar con un especialista lo antes posible.",
    ],
    // The answer is one of its own: whatever the sum is, nothing else is said.
    enAlarma: [
      "Hablar con alguien va primero, sea como sea lo demás. No hace falta esperar a sentirte peor.",
    ],
  },
  {
    id: "gad-7",
    mira: "Tu tranquilidad",
    preguntas: numeradas("gad7-", 7),
    cortes: [5, 10, 15],
    textos: [
      "En estas dos semanas la preocupación no muestra señales que pidan atención.",
      "La preocupación te acompaña un poco. Bajar el ritmo y contarlo suele ayudar.",
      "La preocupación te está pesando. Hablar con un especialista suele aliviarla.",
      "La preocupación te está pesando mucho. Te conviene hablar con un especialista en los próximos días.",
    ],
    enAlarma: [
      "En estas dos semanas la preocupación no fue lo que más te pesó.",
      "La preocupación te acompaña un poco. Cuéntala también en esa conversación.",
      "La preocupación te está pesando. Cuéntala también en esa conversación.",
      "La preocupación te está pesando mucho. Cuéntala también en esa conversación.",
    ],
  },
];

export interface Mirada {
  id: Instrumento["id"];
  mira: string;
  /** Null beside an answer of danger: a band of the sum would say that it is little, or wait. */
  banda: Banda | null;
  texto: string;
}

export interface Resultado {
  miradas: readonly Mirada[];
  /** The heaviest of them; null as theirs. */
  banda: Banda | null;
  /** Something was answered that nobody should be left alone with, whatever the rest comes to. */
  alarma: boolean;
}

/** The points of one answer; none where it was not given. */
function puntosDe(pregunta: Pregunta, respuestas: readonly Respuesta[]): number {
  const [elegida] = respuestas.find(({ codPregunta }) => codPregunta === pregunta.cod)?.respuesta ?? [];
  const opciones: readonly { id: string; puntos?: number | undefined }[] =
    "opciones" in pregunta ? pregunta.opciones : [];
  return opciones.find(({ id }) => id === elegida?.idRespuesta)?.puntos ?? 0;
}

/** The points of some of its questions. */
const sumaDe = (cuales: readonly string[], form: Formulario, respuestas: readonly Respuesta[]): number =>
  preguntasDe(form)
    .filter(({ cod }) => cuales.includes(cod))
    .reduce((suma, pregunta) => suma + puntosDe(pregunta, respuestas), 0);

export function resultadoDe(form: Formulario, respuestas: readonly Respuesta[]): Resultado {
  // By its points too: a version that was kept without the word for it silences nobody.
  const alarma = daAlarma(form, { respuestas }) || sumaDe([DE_PELIGRO], form, respuestas) > 0;
  const niveles = INSTRUMENTOS.map((instrumento) => {
    const suma = sumaDe(instrumento.preguntas, form, respuestas);
    return instrumento.cortes.filter((corte) => suma >= corte).length;
  });
  const bandaDe = (nivel: number) => (alarma ? null : BANDAS[nivel]!);
  const miradas = INSTRUMENTOS.map(({ id, mira, textos, enAlarma }, indice): Mirada => {
    const nivel = niveles[indice]!;
    const texto = alarma ? enAlarma[Math.min(nivel, enAlarma.length - 1)]! : textos[nivel]!;
    return { id, mira, banda: bandaDe(nivel), texto };
  });
  return { miradas, banda: bandaDe(Math.max(...niveles)), alarma };
}

/** Whether somebody is told to speak with a specialist, and not only that they may. */
export const convieneHablar = ({ banda }: Pick<Resultado, "banda">) =>
  banda === null || BANDAS.indexOf(banda) >= BANDAS.indexOf("moderado");

/** A form whose answers these instruments read: their questions and points are theirs, whatever an editor changes. */
export const formularioDeInstrumentos = formulario.superRefine((form, ctx) =>
  revisarInstrumentos(form, (path, message) => ctx.addIssue({ code: "custom", path, message })),
);

function revisarInstrumentos(form: Formulario, anotar: Anotar) {
  const suyas = INSTRUMENTOS.flatMap(({ preguntas }) => preguntas);
  const hay = preguntasDe(form).map(({ cod }) => cod);
  const faltan = suyas.filter((cod) => !hay.includes(cod));
  if (faltan.length > 0) anotar(["paginas"], faltan.map((cod) => `falta la pregunta «${cod}»`).join(", "));
  form.paginas.forEach(({ preguntas }, pagina) =>
    preguntas.forEach((pregunta, cual) => {
      const enElla: Anotar = (campo, mensaje) =>
        anotar(["paginas", pagina, "preguntas", cual, ...campo], mensaje);
      if (suyas.includes(pregunta.cod)) revisarSuya(pregunta, enElla);
      else enElla(["cod"], "no es una pregunta de PHQ-9 ni de GAD-7");
    }),
  );
}

/** Everybody is asked it, and each of its answers weighs what it weighs in the instrument. */
function revisarSuya(pregunta: Pregunta, anotar: Anotar) {
  const paraTodas = "se pregunta a todas las personas";
  if (pregunta.si) anotar(["si"], paraTodas);
  if (!pregunta.requerida && pregunta.tipo !== "triage") anotar(["requerida"], paraTodas);
  const tipo = pregunta.cod === DE_PELIGRO ? "triage" : "single";
  if (pregunta.tipo !== tipo) anotar(["tipo"], `tiene que ser ${tipo}`);
  if (pregunta.tipo !== "triage" && pregunta.tipo !== "single") return;
  const puntos = pregunta.opciones.map((opcion) => opcion.puntos);
  if (puntos.length !== PUNTOS.length || puntos.some((suyos, indice) => suyos !== PUNTOS[indice])) {
    anotar(["opciones"], "lleva cuatro opciones, con 0, 1, 2 y 3 puntos en ese orden");
  }
}
