import { fechaDe, horaDe, instanteDe, sumarMinutos, type Fecha } from "../shared/fechas";
import type { Taller } from "./contenido";
import type { DiasDeRegla, Recurrencia } from "./taller";

/** One time that a workshop takes place. */
export interface FechaDeTaller {
  /** The day that its rule names: it stays when this one date is moved to another. */
  fecha: Fecha;
  inicio: Date;
  fin: Date;
  cupos: number;
  /** What is different this time; null where nothing is. */
  aviso: string | null;
}

type ConFechas = Pick<Taller, "minutos" | "cupos" | "despublicado"> & Recurrencia;

/**
 * The dates that the content or their day in the rule puts between two instants, in their order. A date that somebody
 * has a place in keeps the hour that they were told, so a list asks for all of these and looks at the hour afterwards.
 */
export function fechasPosibles(
  taller: ConFechas,
  diasDeRegla: DiasDeRegla,
  desde: Date,
  hasta: Date,
): FechaDeTaller[] {
  const primero = fechaDe(taller.empieza);
  const entre = { desde: fechaDe(desde), hasta: fechaDe(hasta) };
  const dias = taller.regla
    ? diasDeRegla(taller.regla, primero, entre)
    : [primero].filter((dia) => entre.desde <= dia && dia <= entre.hasta);
  // A date that was moved may come into this stretch from far outside.
  const posibles = new Set([...dias, ...taller.cambios.map(({ fecha }) => fecha)]);
  return [...posibles]
    .filter((dia) => !taller.sin.includes(dia))
    .map((dia) => enFecha(taller, dia))
    .filter(({ fecha, inicio }) => estaEntre(inicio, desde, hasta) || dias.includes(fecha))
    .filter(({ inicio }) => seAnuncia(taller, inicio))
    .sort((una, otra) => una.inicio.getTime() - otra.inicio.getTime() || (una.fecha < otra.fecha ? -1 : 1));
}

/** The dates that begin from one instant on and before another, as the content says them, in their order. */
export const fechasEntre = (taller: ConFechas, diasDeRegla: DiasDeRegla, desde: Date, hasta: Date) =>
  fechasPosibles(taller, diasDeRegla, desde, hasta).filter(({ inicio }) => estaEntre(inicio, desde, hasta));

const estaEntre = (inicio: Date, desde: Date, hasta: Date) => desde <= inicio && inicio < hasta;

/** The date that a day of the rule names, wherever it was moved to; null for a day on which there is none. */
export function fechaDelDia(taller: ConFechas, diasDeRegla: DiasDeRegla, dia: Fecha): FechaDeTaller | null {
  const primero = fechaDe(taller.empieza);
  const toca = taller.regla
    ? diasDeRegla(taller.regla, primero, { desde: dia, hasta: dia }).includes(dia)
    : dia === primero;
  const suya = toca && !taller.sin.includes(dia) ? enFecha(taller, dia) : null;
  return suya && seAnuncia(taller, suya.inicio) ? suya : null;
}

/** Nobody takes a place in what will be published no more by then. */
const seAnuncia = ({ despublicado }: ConFechas, inicio: Date) =>
  despublicado === null || inicio < despublicado;

function enFecha({ empieza, minutos, cupos, cambios }: ConFechas, fecha: Fecha): FechaDeTaller {
  const cambio = cambios.find((otro) => otro.fecha === fecha);
  const inicio = cambio?.empieza ?? instanteDe(fecha, horaDe(empieza));
  return {
    fecha,
    inicio,
    fin: sumarMinutos(inicio, cambio?.minutos ?? minutos),
    cupos: cambio?.cupos ?? cupos,
    aviso: cambio?.aviso ?? null,
  };
}
