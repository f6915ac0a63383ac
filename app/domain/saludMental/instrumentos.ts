import { z } from "zod";
import { frase } from "../contenido/esquemas";
import {
  camposDeFormulario,
  preguntasDe,
  preguntasDeCondicion,
  revisarConjunto,
  type Anotar,
  type Pregunta,
} from "../cuestionarios/formulario";
import type { Respuesta } from "../cuestionarios/estado";
import { daAlarma } from "../cuestionarios/resultados";

/** Bands of distress, from nothing that stands out to a lot. */
export const BANDAS = ["minimo", "leve", "moderado", "fuerte", "muy-fuerte"] as const;
export type Banda = (typeof BANDAS)[number];

/** Stretches of the band that a person sees, from the lightest: on a screen the two heaviest bands are one. */
export const TRAMOS = ["Ligero", "Pesa un poco", "Pesa", "Pesa mucho"] as const;

/** Number of the stretch of a band, from 0. */
export const tramoDe = (banda: Banda) => Math.min(BANDAS.indexOf(banda), TRAMOS.length - 1);

const IDS_DE_INSTRUMENTO = ["phq-9", "gad-7"] as const;

/** Texts of one questionnaire on distress, as the file of a form carries them. */
const frasesDeInstrumento = z.strictObject({
  id: z.enum(IDS_DE_INSTRUMENTO),
  /** Subject of the questionnaire, in everyday words. */
  mira: frase(40),
  /** Sentences of a questionnaire's result: one for each band of distress, from the lightest. */
  textos: z.array(frase(300)).min(2),
  /**
   * Sentences shown instead of a band after an answer of danger; the last of them closes the list of all
   * questionnaires.
   */
  enAlarma: z.array(frase(300)).min(1),
});
type FrasesDeInstrumento = z.output<typeof frasesDeInstrumento>;

/** Version of the form that a person answered, with its sentences. */
type Formulario = z.output<typeof camposDeFormulario> & { miradas?: readonly FrasesDeInstrumento[] };

interface Instrumento extends Pick<FrasesDeInstrumento, "id"> {
  /** Codes of all questions of one questionnaire. */
  preguntas: readonly string[];
  /** Sums of points from which each band after the first begins (Kroenke et al. 2001, Spitzer et al. 2006). */
  cortes: readonly number[];
}

/** Code of the question on thoughts of death or self-harm (PHQ-9, item 9). */
const DE_PELIGRO = "phq9-9";
/**
 * Code of the closing question of the PHQ-9, on difficulty. It is asked when at least one problem was marked, and has
 * no points.
 */
const DE_DIFICULTAD = "phq9-dificultad";
/** Points of the answers to each question, in the order in which they are offered. */
const PUNTOS = [0, 1, 2, 3];

function numeradas(prefijo: string, cuantas: number): string[] {
  return Array.from({ length: cuantas }, (_, indice) => `${prefijo}${indice + 1}`);
}

/**
 * PHQ-9 (0 to 27) and GAD-7 (0 to 21) (Kroenke, Spitzer and Williams 2001; Spitzer, Kroenke, Williams and Löwe 2006).
 * They measure distress and diagnose nothing: the person reads one of a few sentences, never the number.
 */
export const INSTRUMENTOS: readonly Instrumento[] = [
  {
    id: "phq-9",
    preguntas: numeradas("phq9-", 9),
    cortes: [5, 10, 15, 20],
  },
  {
    id: "gad-7",
    preguntas: numeradas("gad7-", 7),
    cortes: [5, 10, 15],
  },
];

export interface Mirada {
  id: Instrumento["id"];
  mira: string;
  /**
   * Band of distress. Null after an answer of danger: a light band would tell the person that it is little, or can
   * wait.
   */
  banda: Banda | null;
  texto: string;
}

/** Answer on how much the marked problems got in the way of daily life, in the words of the form. */
export interface Dificultad {
  pregunta: string;
  respuesta: string;
}

export interface Resultado {
  miradas: readonly Mirada[];
  /** Answer on difficulty. Null when it was not asked: the person marked no problem. */
  dificultad: Dificultad | null;
  /** Heaviest band of all questionnaires; null when each has null. */
  banda: Banda | null;
  /** True when an answer signals danger, whatever the other answers are. */
  alarma: boolean;
}

/** Points of one answer; 0 for a question without an answer. */
function puntosDe(pregunta: Pregunta, respuestas: readonly Respuesta[]): number {
  const [elegida] = respuestas.find(({ codPregunta }) => codPregunta === pregunta.cod)?.respuesta ?? [];
  const opciones: readonly { id: string; puntos?: number | undefined }[] =
    "opciones" in pregunta ? pregunta.opciones : [];
  return opciones.find(({ id }) => id === elegida?.idRespuesta)?.puntos ?? 0;
}

/** Sum of the points of the given questions. */
const sumaDe = (codigos: readonly string[], form: Formulario, respuestas: readonly Respuesta[]): number =>
  preguntasDe(form)
    .filter(({ cod }) => codigos.includes(cod))
    .reduce((suma, pregunta) => suma + puntosDe(pregunta, respuestas), 0);

export function resultadoDe(form: Formulario, respuestas: readonly Respuesta[]): Resultado {
  // The points of the question on self-harm raise the alarm too. A stored version of the form that lacks the mark of
  // alarm hides no danger.
  const alarma = daAlarma(form, { respuestas }) || sumaDe([DE_PELIGRO], form, respuestas) > 0;
  const niveles = INSTRUMENTOS.map((instrumento) => {
    const suma = sumaDe(instrumento.preguntas, form, respuestas);
    return instrumento.cortes.filter((corte) => suma >= corte).length;
  });
  const bandaDe = (nivel: number) => (alarma ? null : BANDAS[nivel]!);
  const miradas = INSTRUMENTOS.map(({ id }, indice): Mirada => {
    const frases = form.miradas?.find((candidata) => candidata.id === id);
    if (!frases) throw new Error(`a form without the sentences of ${id}`);
    const { mira, textos, enAlarma } = frases;
    const nivel = niveles[indice]!;
    const texto = alarma ? enAlarma[Math.min(nivel, enAlarma.length - 1)]! : textos[nivel]!;
    return { id, mira, banda: bandaDe(nivel), texto };
  });
  return {
    ...{ miradas, dificultad: dificultadDe(form, respuestas) },
    ...{ banda: bandaDe(Math.max(...niveles)), alarma },
  };
}

function dificultadDe(form: Formulario, respuestas: readonly Respuesta[]): Dificultad | null {
  const pregunta = preguntasDe(form).find(({ cod }) => cod === DE_DIFICULTAD);
  const [elegida] = respuestas.find(({ codPregunta }) => codPregunta === DE_DIFICULTAD)?.respuesta ?? [];
  return pregunta && elegida ? { pregunta: pregunta.texto, respuesta: elegida.texto } : null;
}

/** True when the result advises the person to speak with a specialist; otherwise it only says that they may. */
export const convieneHablar = ({ banda }: Pick<Resultado, "banda">) =>
  banda === null || BANDAS.indexOf(banda) >= BANDAS.indexOf("moderado");

/**
 * Form with the questionnaires PHQ-9 and GAD-7. Its scored questions and their points are fixed; an editor may change
 * the rest.
 */
export const formularioDeInstrumentos = camposDeFormulario
  .extend({ miradas: z.array(frasesDeInstrumento) })
  .superRefine(revisarConjunto)
  .superRefine((form, ctx) =>
    revisarInstrumentos(form, (path, message) => ctx.addIssue({ code: "custom", path, message })),
  );

function revisarInstrumentos(form: Formulario, anotar: Anotar) {
  const puntuan = INSTRUMENTOS.flatMap(({ preguntas }) => preguntas);
  const hay = preguntasDe(form).map(({ cod }) => cod);
  const faltan = [...puntuan, DE_DIFICULTAD].filter((cod) => !hay.includes(cod));
  if (faltan.length > 0) anotar(["paginas"], faltan.map((cod) => `falta la pregunta «${cod}»`).join(", "));
  form.paginas.forEach(({ preguntas }, pagina) =>
    preguntas.forEach((pregunta, puesto) => {
      const enElla: Anotar = (campo, mensaje) =>
        anotar(["paginas", pagina, "preguntas", puesto, ...campo], mensaje);
      if (puntuan.includes(pregunta.cod)) revisarPuntuada(pregunta, enElla);
      else if (pregunta.cod === DE_DIFICULTAD) revisarDificultad(pregunta, enElla);
      else enElla(["cod"], "no es una pregunta de PHQ-9 ni de GAD-7");
    }),
  );
  revisarFrases(form.miradas ?? [], anotar);
}

/** Checks that a scored question is asked to everybody, and that its answers have the points of the questionnaire. */
function revisarPuntuada(pregunta: Pregunta, anotar: Anotar) {
  const paraTodas = "se pregunta a todas las personas";
  if (pregunta.si) anotar(["si"], paraTodas);
  if (!pregunta.requerida && pregunta.tipo !== "triage") anotar(["requerida"], paraTodas);
  const tipo = pregunta.cod === DE_PELIGRO ? "triage" : "single";
  if (pregunta.tipo !== tipo) anotar(["tipo"], `tiene que ser ${tipo}`);
  if (pregunta.tipo !== "triage" && pregunta.tipo !== "single") return;
  const puntos = pregunta.opciones.map((opcion) => opcion.puntos);
  if (puntos.length !== PUNTOS.length || puntos.some((deOpcion, indice) => deOpcion !== PUNTOS[indice])) {
    anotar(["opciones"], "lleva cuatro opciones, con 0, 1, 2 y 3 puntos en ese orden");
  }
}

/**
 * Checks the question on difficulty. It must follow exactly when any of the nine problems was marked, and its answers
 * have no points.
 */
function revisarDificultad(pregunta: Pregunta, anotar: Anotar) {
  const { preguntas } = INSTRUMENTOS[0]!;
  const [condicion, ...otras] = pregunta.si ?? [];
  const porCual = condicion ? preguntasDeCondicion(condicion) : [];
  if (
    otras.length > 0 ||
    preguntas.join() !== porCual.join() ||
    condicion?.es?.length !== PUNTOS.length - 1
  ) {
    anotar(["si"], "se pregunta a quien marcó al menos un problema de PHQ-9");
  }
  if (pregunta.tipo !== "single") anotar(["tipo"], "tiene que ser single");
  else if (pregunta.opciones.some(({ puntos }) => puntos !== undefined)) {
    anotar(["opciones"], "no lleva puntos: no cuenta en el resultado");
  }
}

/** Checks that each questionnaire has a sentence for each of its bands. */
function revisarFrases(miradas: readonly FrasesDeInstrumento[], anotar: Anotar) {
  if (miradas.map(({ id }) => id).join() !== IDS_DE_INSTRUMENTO.join()) {
    anotar(["miradas"], `lleva ${IDS_DE_INSTRUMENTO.join(" y ")}, en ese orden`);
    return;
  }
  INSTRUMENTOS.forEach(({ cortes }, indice) => {
    const bandas = cortes.length + 1;
    if (miradas[indice]!.textos.length !== bandas) {
      anotar(["miradas", indice, "textos"], `lleva un texto para cada banda: ${bandas}`);
    }
  });
}
