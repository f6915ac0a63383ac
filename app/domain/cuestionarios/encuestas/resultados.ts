import { MINIMO_A_LA_VISTA } from "../../shared/minimo";
import type { Respuesta } from "../estado";
import { preguntasDe, type Formulario, type Pregunta } from "../formulario";

const Z = 1.96;

interface Nps {
  puntaje: number;
  /** Bounds of the 95 % confidence interval of the NPS: `desde` and `hasta`. */
  desde: number;
  hasta: number;
}

/**
 * Net promoter score: promoters (9 and 10) less detractors (0 to 6), in percentage points. The interval is adjusted
 * Wald (Rocks 2016): three added answers keep a few real ones from looking certain.
 */
export function npsDe(numeros: readonly number[]): Nps | null {
  const n = numeros.length;
  if (n === 0) return null;
  const promotores = numeros.filter((numero) => numero >= 9).length;
  const detractores = numeros.filter((numero) => numero <= 6).length;
  const [total, aFavor, enContra] = [n + 3, promotores + 0.75, detractores + 0.75];
  const centro = (aFavor - enContra) / total;
  const varianza = (aFavor + enContra) / total - centro ** 2;
  const margen = Z * Math.sqrt(varianza / total);
  const enPuntos = (parte: number) => Math.round(Math.max(-1, Math.min(1, parte)) * 100);
  return {
    puntaje: Math.round(((promotores - detractores) / n) * 100),
    desde: enPuntos(centro - margen),
    hasta: enPuntos(centro + margen),
  };
}

interface DeUnaPregunta {
  codPregunta: string;
  pregunta: string;
  /** Number of answers to a question; null when they are too few to be shown. */
  respuestas: number | null;
  /** Number of answers for each option by its words, or for each number; null when they are too few to be shown. */
  veces: Readonly<Record<string, number>> | null;
  nps: Nps | null;
  /** Written answers to a question, not in the order in which they arrived. */
  textos: readonly string[];
}

export interface ResultadosDeEncuesta {
  idform: string;
  version: number;
  /** Number of answers to a survey. It is null, like its questions, when there are too few to be shown. */
  respuestas: number | null;
  preguntas: readonly DeUnaPregunta[] | null;
}

/** Counts the answers to one version of a survey. */
export function contar(form: Formulario, todas: readonly (readonly Respuesta[])[]): ResultadosDeEncuesta {
  const { idform, version } = form;
  const pocas = todas.length < MINIMO_A_LA_VISTA;
  return {
    ...{ idform, version, respuestas: pocas ? null : todas.length },
    preguntas: pocas ? null : preguntasDe(form).map((pregunta) => contarUna(pregunta, todas)),
  };
}

function contarUna(pregunta: Pregunta, todas: readonly (readonly Respuesta[])[]): DeUnaPregunta {
  const { cod: codPregunta, texto, tipo } = pregunta;
  const dadas = todas
    .map(
      (respuestas) => respuestas.find((candidata) => candidata.codPregunta === codPregunta)?.respuesta ?? [],
    )
    .filter((respuesta) => respuesta.length > 0);
  const deUna = { codPregunta, pregunta: texto, nps: null, textos: [] };
  if (dadas.length < MINIMO_A_LA_VISTA) return { ...deUna, respuestas: null, veces: null };
  const palabras = dadas.map((respuesta) => respuesta.map((elegido) => elegido.texto));
  if (tipo === "text") {
    const textos = palabras.flat().sort((a, b) => a.localeCompare(b, "es"));
    return { ...deUna, respuestas: dadas.length, veces: {}, textos };
  }
  const veces = new Map(posibles(pregunta).map((posible) => [posible, 0]));
  for (const palabra of palabras.flat()) veces.set(palabra, (veces.get(palabra) ?? 0) + 1);
  return {
    ...{ ...deUna, respuestas: dadas.length, veces: Object.fromEntries(veces) },
    nps: tipo === "nps" ? npsDe(palabras.flat().map(Number)) : null,
  };
}

const entre = (desde: number, hasta: number) =>
  Array.from({ length: hasta - desde + 1 }, (_, indice) => String(desde + indice));

function posibles(pregunta: Pregunta): string[] {
  if ("opciones" in pregunta) return pregunta.opciones.map(({ texto }) => texto);
  if (pregunta.tipo === "scale") return entre(pregunta.desde, pregunta.hasta);
  return pregunta.tipo === "nps" ? entre(0, 10) : [];
}

/** Counts of a survey as rows of a spreadsheet; counts that are too small to be shown have no row. */
export function enFilas({ idform, version, preguntas }: ResultadosDeEncuesta) {
  return (preguntas ?? []).flatMap(({ codPregunta, veces, nps }) => [
    ...Object.entries(veces ?? {}).map(([respuesta, cuantas]) => ({
      ...{ encuesta: idform, version, pregunta: codPregunta, dato: "veces", respuesta, valor: cuantas },
    })),
    ...Object.entries(nps ?? {}).map(([respuesta, valor]: [string, number]) => ({
      ...{ encuesta: idform, version, pregunta: codPregunta, dato: "nps", respuesta, valor },
    })),
  ]);
}
