import type { EstadoDeCuestionario, PorResponder, Respuesta } from "./estado";
import {
  maximoDe,
  preguntasDe,
  type Dimension,
  type Formulario,
  type Franja,
  type Pregunta,
} from "./formulario";

/** Score of one part of life, from 0 (worst) to 100 (best). */
export interface ResultadoDeDimension {
  id: string;
  nombre: string;
  puntaje: number;
  franja: string;
  /** Number of the band of a score, from 0 for the lowest. */
  nivel: number;
  texto: string;
}

export interface Resultados {
  dimensiones: readonly ResultadoDeDimension[];
  /**
   * Score of all parts of life together. Null when nothing was scored, and after an answer of danger: no sum of the
   * rest outweighs that answer.
   */
  general: { puntaje: number; franja: string; nivel: number; resumen: string } | null;
  /** True when an answer signals that the person may be in danger. */
  alarma: boolean;
  /** Part of life with an answer of danger. It has a text instead of a score, and is left out of the scored ones. */
  enAlarma: Pick<ResultadoDeDimension, "id" | "nombre" | "texto"> | null;
}

/** Text of a part of life with an answer of danger, whatever the other answers are. */
const TEXTO_DE_ALARMA =
  "Hablar con alguien va primero, sea como sea lo demás. No hace falta esperar a sentirte peor.";

/** Points of the answer to a question; null when it was not answered, or has no points. */
function puntosDe(pregunta: Pregunta, { respuesta }: Respuesta): number | null {
  const [elegido] = respuesta;
  if (!elegido) return null;
  if (pregunta.tipo === "scale") {
    const numero = Number(elegido.idRespuesta);
    return pregunta.alReves ? pregunta.hasta - numero : numero - pregunta.desde;
  }
  if (pregunta.tipo === "number") {
    return pregunta.tramos?.findLast(({ desde }) => Number(elegido.texto) >= desde)?.puntos ?? null;
  }
  if (pregunta.tipo !== "single" && pregunta.tipo !== "triage") return null;
  return pregunta.opciones.find(({ id }) => id === elegido.idRespuesta)?.puntos ?? 0;
}

/** True when at least one answer signals that the person may need help at once. */
export function daAlarma(
  form: Pick<Formulario, "paginas">,
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

/** True when at least one sent answer signals danger, before the answers are accepted. */
export const peligraEn = (form: Pick<Formulario, "paginas">, enviadas: readonly PorResponder[]): boolean =>
  daAlarma(form, {
    respuestas: enviadas.map(({ codPregunta, respuesta }) => ({
      ...{ codPregunta, completado: true },
      respuesta: respuesta.map(({ idRespuesta = "" }) => ({ idRespuesta, texto: "" })),
    })),
  });

/** Part of life of the question whose answer signals danger. */
function dimensionEnAlarma(
  { paginas, dimensiones }: Formulario,
  estado: Pick<EstadoDeCuestionario, "respuestas">,
): Dimension | null {
  const pagina = paginas.find((candidata) => daAlarma({ paginas: [candidata] }, estado));
  const ids =
    pagina?.preguntas.map((pregunta) => ("dimension" in pregunta ? pregunta.dimension : undefined)) ?? [];
  return dimensiones.find(({ id }) => ids.includes(id)) ?? null;
}

function nivelDe(franjas: readonly Franja[], puntaje: number): number {
  return Math.max(0, franjas.filter(({ desde }) => puntaje >= desde).length - 1);
}

/** Score of a part of life: the share of the possible points, over its answered questions. */
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

/** Results of the answers, by the version of the form to which they were given. */
export function resultadosDe(
  form: Formulario,
  { respuestas }: Pick<EstadoDeCuestionario, "respuestas">,
): Resultados {
  const { franjas } = form;
  const alarma = daAlarma(form, { respuestas });
  const dimensionConAlarma = dimensionEnAlarma(form, { respuestas });
  const dimensiones = form.dimensiones.flatMap((dimension): ResultadoDeDimension[] => {
    if (dimension === dimensionConAlarma) return [];
    const puntaje = puntajeDe(dimension, form, respuestas);
    if (puntaje === null) return [];
    const nivel = nivelDe(franjas, puntaje);
    const { id, nombre, textos } = dimension;
    return [{ id, nombre, puntaje, nivel, franja: franjas[nivel]!.nombre, texto: textos[nivel]! }];
  });
  return {
    dimensiones,
    general: alarma ? null : generalDe(form, dimensiones, respuestas),
    alarma,
    enAlarma: dimensionConAlarma && {
      id: dimensionConAlarma.id,
      nombre: dimensionConAlarma.nombre,
      texto: TEXTO_DE_ALARMA,
    },
  };
}

/** Summary by the person's own number for their life as a whole; it goes before the sum of the other answers. */
const resumenPorPregunta = (form: Formulario, respuestas: readonly Respuesta[]): string | undefined =>
  preguntasDe(form)
    .flatMap((pregunta) =>
      pregunta.tipo === "scale" && pregunta.primero ? [{ cod: pregunta.cod, ...pregunta.primero }] : [],
    )
    .find(({ cod, hasta }) =>
      respuestas.some(
        ({ codPregunta, respuesta: [dada] }) =>
          codPregunta === cod && dada !== undefined && Number(dada.idRespuesta) <= hasta,
      ),
    )?.resumen;

function generalDe(
  form: Formulario,
  dimensiones: readonly ResultadoDeDimension[],
  respuestas: readonly Respuesta[],
) {
  const { franjas } = form;
  if (dimensiones.length === 0) return null;
  const suma = dimensiones.reduce((total, { puntaje }) => total + puntaje, 0);
  const puntaje = Math.round(suma / dimensiones.length);
  const resumenPropio = resumenPorPregunta(form, respuestas);
  const maximo = resumenPropio === undefined ? franjas.length - 1 : Math.max(0, franjas.length - 2);
  const nivel = Math.min(nivelDe(franjas, puntaje), maximo);
  const { nombre, resumen } = franjas[nivel]!;
  return { puntaje, nivel, franja: nombre, resumen: resumenPropio ?? resumen };
}

/** Smallest difference between two scores that is shown as a change: about what one answer of one day moves a score. */
const CAMBIO_QUE_CUENTA = 5;

/** Difference between two scores of a part of life, in points; 0 when it is too small to be a change. */
export function cambioDePuntaje(ahora: number, antes: number): number {
  const diferencia = ahora - antes;
  return Math.abs(diferencia) >= CAMBIO_QUE_CUENTA ? diferencia : 0;
}

/** First option of a ranking: the part of life that the person wants to look after first. */
export function dimensionPreferida(
  form: Formulario,
  { respuestas }: Pick<EstadoDeCuestionario, "respuestas">,
): string | null {
  const orden = preguntasDe(form).find(({ tipo }) => tipo === "drag-drop");
  const dada = respuestas.find(({ codPregunta }) => codPregunta === orden?.cod);
  const primera = dada?.respuesta[0]?.idRespuesta;
  return form.dimensiones.some(({ id }) => id === primera) ? primera! : null;
}
