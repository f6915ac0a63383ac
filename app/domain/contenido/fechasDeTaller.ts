import { fechaDe, horaDe, instanteDe, sumarMinutos, type Fecha } from "../shared/fechas";
import type { Taller } from "./contenido";
import type { DiasDeRegla, Recurrencia } from "./taller";

export interface FechaDeTaller {
  /**
   * The day that the rule of the workshop gives. It identifies a date, also after that date was moved to another day.
   */
  fecha: Fecha;
  inicio: Date;
  fin: Date;
  cupos: number;
  /** Note about one date of a workshop; null without one. */
  aviso: string | null;
}

type ConFechas = Pick<Taller, "minutos" | "cupos" | "despublicado"> & Recurrencia;

/**
 * Dates of a workshop that may begin between two instants, in order. A date with inscriptions keeps the hour that its
 * people were told. So lists ask for these dates, and check the hour afterwards.
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
  // A date that was moved may come into this period from far outside.
  const posibles = new Set([...dias, ...taller.cambios.map(({ fecha }) => fecha)]);
  return [...posibles]
    .filter((dia) => !taller.sin.includes(dia))
    .map((dia) => enFecha(taller, dia))
    .filter(({ fecha, inicio }) => estaEntre(inicio, desde, hasta) || dias.includes(fecha))
    .filter(({ inicio }) => seAnuncia(taller, inicio))
    .sort((a, b) => a.inicio.getTime() - b.inicio.getTime() || (a.fecha < b.fecha ? -1 : 1));
}

/** Dates of a workshop that begin from one instant up to just before another, by the editors' content, in order. */
export const fechasEntre = (taller: ConFechas, diasDeRegla: DiasDeRegla, desde: Date, hasta: Date) =>
  fechasPosibles(taller, diasDeRegla, desde, hasta).filter(({ inicio }) => estaEntre(inicio, desde, hasta));

const estaEntre = (inicio: Date, desde: Date, hasta: Date) => desde <= inicio && inicio < hasta;

/** Date of a workshop by the day of its rule, wherever the date was moved to; null when that day has none. */
export function fechaDelDia(taller: ConFechas, diasDeRegla: DiasDeRegla, dia: Fecha): FechaDeTaller | null {
  const primero = fechaDe(taller.empieza);
  const toca = taller.regla
    ? diasDeRegla(taller.regla, primero, { desde: dia, hasta: dia }).includes(dia)
    : dia === primero;
  const fechaDelDia = toca && !taller.sin.includes(dia) ? enFecha(taller, dia) : null;
  return fechaDelDia && seAnuncia(taller, fechaDelDia.inicio) ? fechaDelDia : null;
}

/** False when the workshop is withdrawn before the given date begins: nobody can take a place in it. */
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
