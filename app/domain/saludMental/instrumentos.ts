import { preguntasDe, type Formulario } from "../cuestionarios/formulario";
import type { Respuesta } from "../cuestionarios/estado";
import { daAlarma } from "../cuestionarios/resultados";

/** How much somebody is carrying, from nothing that stands out to a lot. */
export const BANDAS = ["minimo", "leve", "moderado", "fuerte", "muy-fuerte"] as const;
export type Banda = (typeof BANDAS)[number];

interface Instrumento {
  id: "phq-9" | "gad-7";
  /** What it looks at, as a person would say it. */
  mira: string;
  /** Of the questions that belong to it. */
  prefijo: string;
  /** The sum from which each band after the first begins. */
  cortes: readonly number[];
  textos: readonly string[];
  /** What is said of each in their place beside an answer of danger; the last one of all that follow too. */
  enAlarma: readonly string[];
}

/**
 * PHQ-9 (0 to 27) and GAD-7 (0 to 21). They find out how much somebody is bothered and diagnose nothing: what is said
 * of them is one of a few sentences, and never the number.
 */
export const INSTRUMENTOS: readonly Instrumento[] = [
  {
    id: "phq-9",
    mira: "Tu ánimo",
    prefijo: "phq9-",
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
    prefijo: "gad7-",
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

const puntosDe = (opcion: { id: string; puntos?: number | undefined } | undefined) => opcion?.puntos ?? 0;

/** The points of the questions of one instrument. */
function sumaDe({ prefijo }: Instrumento, form: Formulario, respuestas: readonly Respuesta[]): number {
  return preguntasDe(form)
    .filter(({ cod }) => cod.startsWith(prefijo))
    .reduce((suma, pregunta) => {
      const [elegida] = respuestas.find(({ codPregunta }) => codPregunta === pregunta.cod)?.respuesta ?? [];
      const opciones = "opciones" in pregunta ? pregunta.opciones : [];
      const opcion = opciones.find(({ id }) => id === elegida?.idRespuesta);
      return suma + puntosDe(opcion);
    }, 0);
}

export function resultadoDe(form: Formulario, respuestas: readonly Respuesta[]): Resultado {
  const alarma = daAlarma(form, { respuestas });
  const niveles = INSTRUMENTOS.map((instrumento) => {
    const suma = sumaDe(instrumento, form, respuestas);
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
