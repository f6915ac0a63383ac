import type { EstadoDeCuestionario, PorResponder, Respuesta } from "./estado";
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
  /** Of all of them; null where nothing was scored, and beside an alarm: no sum of the rest outweighs that answer. */
  general: { puntaje: number; franja: string; nivel: number; resumen: string } | null;
  /**
   * What goes best, where it goes better than badly, and what weighs most; with all that tie, and none where all goes
   * alike, or beside an alarm.
   */
  mejores: readonly string[];
  peores: readonly string[];
  /** Something was answered that must not be left alone. */
  alarma: boolean;
  /** The part of life that it is about: what is said of it in the place of a score. It is none of the dimensions then. */
  enAlarma: Pick<ResultadoDeDimension, "id" | "nombre" | "texto"> | null;
}

/** Said of a part of life in which something was answered that must not be left alone, whatever the rest of it is. */
const TEXTO_DE_ALARMA =
  "Hablar con alguien va primero, sea como sea lo demás. No hace falta esperar a sentirte peor.";

/** What was scored of a question; null where nothing was answered, or nothing is scored. */
function puntosDe(pregunta: Pregunta, { respuesta }: Respuesta): number | null {
  const [una] = respuesta;
  if (!una) return null;
  if (pregunta.tipo === "scale") {
    const numero = Number(una.idRespuesta);
    return pregunta.alReves ? pregunta.hasta - numero : numero - pregunta.desde;
  }
  if (pregunta.tipo === "number") {
    return pregunta.tramos?.findLast(({ desde }) => Number(una.texto) >= desde)?.puntos ?? null;
  }
  if (pregunta.tipo !== "single" && pregunta.tipo !== "triage") return null;
  return pregunta.opciones.find(({ id }) => id === una.idRespuesta)?.puntos ?? 0;
}

/** Whether any answer is one that somebody has to be helped with at once. */
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

/** The same of what was sent, before anything of it was taken. */
export const peligraEn = (form: Pick<Formulario, "paginas">, enviadas: readonly PorResponder[]): boolean =>
  daAlarma(form, {
    respuestas: enviadas.map(({ codPregunta, respuesta }) => ({
      ...{ codPregunta, completado: true },
      respuesta: respuesta.map(({ idRespuesta = "" }) => ({ idRespuesta, texto: "" })),
    })),
  });

/** The part of life that the page looks at on which the alarm was given. */
function dimensionEnAlarma(
  { paginas, dimensiones }: Formulario,
  estado: Pick<EstadoDeCuestionario, "respuestas">,
): Dimension | null {
  const suya = paginas.find((una) => daAlarma({ paginas: [una] }, estado));
  const ids = suya?.preguntas.map((una) => ("dimension" in una ? una.dimension : undefined)) ?? [];
  return dimensiones.find(({ id }) => ids.includes(id)) ?? null;
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
  const alarma = daAlarma(form, { respuestas });
  const suya = dimensionEnAlarma(form, { respuestas });
  const dimensiones = form.dimensiones.flatMap((dimension): ResultadoDeDimension[] => {
    if (dimension === suya) return [];
    const puntaje = puntajeDe(dimension, form, respuestas);
    if (puntaje === null) return [];
    const nivel = nivelDe(franjas, puntaje);
    const { id, nombre, textos } = dimension;
    return [{ id, nombre, puntaje, nivel, franja: franjas[nivel]!.nombre, texto: textos[nivel]! }];
  });
  const puntajes = dimensiones.map(({ puntaje }) => puntaje);
  const [menor, mayor] = [Math.min(...puntajes), Math.max(...puntajes)];
  const distintas = !alarma && menor < mayor ? dimensiones : [];
  return {
    dimensiones,
    general: alarma ? null : generalDe(form, dimensiones, respuestas),
    mejores: distintas
      .filter(({ puntaje, nivel }) => puntaje === mayor && nivel > 0)
      .map(({ nombre }) => nombre),
    peores: distintas.filter(({ puntaje }) => puntaje === menor).map(({ nombre }) => nombre),
    alarma,
    enAlarma: suya && { id: suya.id, nombre: suya.nombre, texto: TEXTO_DE_ALARMA },
  };
}

/** What somebody says of all of it comes before what the rest adds up to. */
const loDicho = (form: Formulario, respuestas: readonly Respuesta[]): string | undefined =>
  preguntasDe(form)
    .flatMap((una) => (una.tipo === "scale" && una.primero ? [{ cod: una.cod, ...una.primero }] : []))
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
  const dicho = loDicho(form, respuestas);
  const maximo = dicho === undefined ? franjas.length - 1 : Math.max(0, franjas.length - 2);
  const nivel = Math.min(nivelDe(franjas, puntaje), maximo);
  const { nombre, resumen } = franjas[nivel]!;
  return { puntaje, nivel, franja: nombre, resumen: dicho ?? resumen };
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
