import { sumarMinutos } from "../fechas";
import { cadaUna, hastaElAlto } from "../unidades";
import type { Ronda } from "./ronda";

/**
 * Times of a reminder in minutes before the start: due at `antesEnMinutos`, too late after `hastaEnMinutos`. After a
 * short pause the server still sends it; after a long one only the next reminder is sent.
 */
export interface Momento<S extends string = string> {
  suceso: S;
  antesEnMinutos: number;
  hastaEnMinutos: number;
}

/**
 * Minutes before the deadline of free changes at which the reminder is sent. Some deadlines are at night or in the
 * morning, and the person must wake up before.
 */
const ANTES_DEL_PLAZO_EN_MINUTOS = 12 * 60;

/** Reminder before the end of free changes. */
export const antesDelPlazo = (plazoEnMinutos: number) =>
  ({
    suceso: "recordatorio-de-plazo",
    antesEnMinutos: plazoEnMinutos + ANTES_DEL_PLAZO_EN_MINUTOS,
    hastaEnMinutos: plazoEnMinutos,
  }) as const satisfies Momento;

export const UNA_HORA_ANTES = {
  suceso: "recordatorio-1h",
  antesEnMinutos: 60,
  hastaEnMinutos: 0,
} as const satisfies Momento;

/** Things of a context that begin at a time and have reminders. */
interface PorRecordar<T, M extends Momento> {
  momentos(): Promise<readonly M[]>;
  /** Things that begin in a stretch of time and have not got this reminder. */
  porRecordar(momento: M, tramo: { inicio: Date; fin: Date }): Promise<T[]>;
  /** `inicio`: beginning of the event. `desde`: instant of its last change, which had a mail of its own. */
  deCuando(evento: T): { inicio: Date; desde: Date };
  /** Reads the thing again, locked, before it writes the reminder. */
  recordar(
    evento: T,
    recordatorio: { suceso: M["suceso"]; yaSeDijo: boolean; ahora: Date },
  ): Promise<unknown>;
}

/** Sends the reminders of events, at each of their moments. */
export function makeRecordar<T, M extends Momento>(
  now: () => Date,
  { momentos, porRecordar, deCuando, recordar }: PorRecordar<T, M>,
): Ronda {
  return async (alto) => {
    for (const momento of await momentos()) {
      const { suceso, antesEnMinutos, hastaEnMinutos } = momento;
      const ahora = now();
      const tramo = {
        inicio: sumarMinutos(ahora, hastaEnMinutos),
        fin: sumarMinutos(ahora, antesEnMinutos),
      };
      await cadaUna(hastaElAlto(await porRecordar(momento, tramo), alto), (evento) => {
        const { inicio, desde } = deCuando(evento);
        // The event was booked or changed after the reminder was due, so that its own mail said the same.
        const yaSeDijo = desde > sumarMinutos(inicio, -antesEnMinutos);
        return recordar(evento, { suceso, yaSeDijo, ahora });
      });
    }
  };
}
