import type { EstadoDeCuestionario, Respuesta } from "./estado";
import {
  maximoDe,
  preguntasDe,
  type Dimension,
  type Formulario,
  type Franja,
  type Pregunta,
} from "./formulario";

/** How one part of life goes, by what was answered: 0 is the least and 100 the best. */
export interface ResultadoDeDimension {
  id: string;
  nombre: string;
  puntaje: number;
  franja: string;
  /** Which of the bands, from 0. */
  nivel: number;
  texto: string;
}

export interface Resultados {
  dimensiones: readonly ResultadoDeDimension[];
  /** Of all of them; null where nothing was scored. */
  general: { puntaje: number; franja: string; nivel: number; resumen: string } | null;
  /** What goes best and what weighs most; null where all goes alike. */
  mejor: string | null;
  peor: string | null;
  /** Something was answered that must not be left alone. */
  alarma: boolean;
}

/** What was scored of a question; null where nothing was answered, or nothing is scored. */
function puntosDe(pregunta: Pregunta, { respuesta }: Respuesta): number | null {
  const [una] = respuesta;
  if (!una) return null;
  if (pregunta.tipo === "scale") {
    const numero = Number(una.idRespuesta);
    return pregunta.alReves ? pregunta.hasta - numero : numero - pregunta.desde;
  }
  if (pregunta.tipo !== "single" && pregunta.tipo !== "triage") return null;
  return pregunta.opciones.find(({ id }) => id === una.idRespuesta)?.puntos ?? 0;
}

/** Whether any answer is one that somebody has to be helped with at once. */
export function daAlarma(
  form: Formulario,
  { respuestas }: Pick<EstadoDeCuestionario, "respuestas">,
): boolean {
  return preguntasDe(form).some(
    (pregunta) =>
      pregunta.tipo === "triage" &&
      respuestas.some(
        ({ codPregunta, respuesta }) =>
          codPregunta === pregunta.cod &&
          respuesta.some(({ idRespuesta }) =>
            pregunta.opciones.some(({ id, alarma }) => alarma && id === idRespuesta),
          ),
      ),
  );
}

function nivelDe(franjas: readonly Franja[], puntaje: number): number {
  return Math.max(0, franjas.filter(({ desde }) => puntaje >= desde).length - 1);
}

/** What part of the points that could be had, of the questions that were answered. */
function puntajeDe({ id }: Dimension, form: Formulario, respuestas: readonly Respuesta[]): number | null {
  let suma = 0;
  let maximo = 0;
  for (const pregunta of preguntasDe(form)) {
    if (!("dimension" in pregunta) || pregunta.dimension !== id) continue;
    const dada = respuestas.find(({ codPregunta }) => codPregunta === pregunta.cod);
    const puntos = dada && puntosDe(pregunta, dada);
    if (puntos === undefined || puntos === null) continue;
    suma += puntos;
    maximo += maximoDe(pregunta);
  }
  return maximo === 0 ? null : Math.round((suma / maximo) * 100);
}

/** What the answers come to, by the very version of the form that they were given to. */
export function resultadosDe(
  form: Formulario,
  { respuestas }: Pick<EstadoDeCuestionario, "respuestas">,
): Resultados {
  const { franjas } = form;
  const dimensiones = form.dimensiones.flatMap((dimension): ResultadoDeDimension[] => {
    const puntaje = puntajeDe(dimension, form, respuestas);
    if (puntaje === null) return [];
    const nivel = nivelDe(franjas, puntaje);
    const { id, nombre, textos } = dimension;
    return [{ id, nombre, puntaje, nivel, franja: franjas[nivel]!.nombre, texto: textos[nivel]! }];
  });
  const porPuntaje = [...dimensiones].sort((una, otra) => una.puntaje - otra.puntaje);
  const [menor, mayor] = [porPuntaje[0], porPuntaje.at(-1)];
  const distintas = menor && mayor && menor.puntaje < mayor.puntaje;
  return {
    dimensiones,
    general: generalDe(dimensiones, franjas),
    mejor: distintas ? mayor.nombre : null,
    peor: distintas ? menor.nombre : null,
    alarma: daAlarma(form, { respuestas }),
  };
}

function generalDe(dimensiones: readonly ResultadoDeDimension[], franjas: readonly Franja[]) {
  if (dimensiones.length === 0) return null;
  const suma = dimensiones.reduce((total, { puntaje }) => total + puntaje, 0);
  const puntaje = Math.round(suma / dimensiones.length);
  const nivel = nivelDe(franjas, puntaje);
  const { nombre, resumen } = franjas[nivel]!;
  return { puntaje, nivel, franja: nombre, resumen };
}

/** By less than this a score is the same as it was: it moves that much by one answer of one day. */
const CAMBIO_QUE_CUENTA = 5;

/** What moved since the time before, the most first. */
export function loQueCambio(ahora: Resultados, antes: Resultados) {
  return ahora.dimensiones
    .flatMap(({ id, nombre, puntaje }) => {
      const previa = antes.dimensiones.find((otra) => otra.id === id);
      const diferencia = previa ? puntaje - previa.puntaje : 0;
      return Math.abs(diferencia) >= CAMBIO_QUE_CUENTA ? [{ id, nombre, diferencia }] : [];
    })
    .sort((una, otra) => Math.abs(otra.diferencia) - Math.abs(una.diferencia));
}

/** The first of a ranking: what somebody would like to look after first, as a dimension. */
export function loPrimero(
  form: Formulario,
  { respuestas }: Pick<EstadoDeCuestionario, "respuestas">,
): string | null {
  const orden = preguntasDe(form).find(({ tipo }) => tipo === "drag-drop");
  const dada = respuestas.find(({ codPregunta }) => codPregunta === orden?.cod);
  const primera = dada?.respuesta[0]?.idRespuesta;
  return form.dimensiones.some(({ id }) => id === primera) ? primera! : null;
}
