import { fechaDe, horaDe, instanteDe, sumarMinutos, type Fecha } from "../shared/fechas";
import type { Taller } from "./contenido";
import type { DiasDeRegla, Recurrencia } from "./taller";

export interface FechaDeTaller {
  /** The day that its rule names: it stays when this one date is moved to another. */
  fecha: Fecha;
  inicio: Date;
  fin: Date;
  cupos: number;
  /** Note about this date; null without one. */
  aviso: string | null;
}

type ConFechas = Pick<Taller, "minutos" | "cupos" | "despublicado"> & Recurrencia;

/**
 * Dates between two instants, by the content or by their day in the rule, in order. A date with people keeps the hour
 * that they were told. So lists ask for all of these, and check the hour afterwards.
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
    .sort((a, b) => a.inicio.getTime() - b.inicio.getTime() || (a.fecha < b.fecha ? -1 : 1));
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
  const fechaDelDia = toca && !taller.sin.includes(dia) ? enFecha(taller, dia) : null;
  return fechaDelDia && seAnuncia(taller, fechaDelDia.inicio) ? fechaDelDia : null;
}

/** False when the workshop is withdrawn before that date: nobody takes a place in it. */
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
