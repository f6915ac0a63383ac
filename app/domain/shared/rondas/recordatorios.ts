import { sumarMinutos } from "../fechas";
import { cadaUna, hastaElAlto } from "../unidades";
import type { Ronda } from "./ronda";

/**
 * When a reminder is due before the start, and from when on it is too late for it: a server that was down for a
 * while still sends it, one that was down for long leaves it to the next one.
 */
export interface Momento<S extends string = string> {
  suceso: S;
  antesEnMinutos: number;
  hastaEnMinutos: number;
}

/** A free change ends at night or in the morning for some: with this much time everybody wakes up before it. */
const ANTES_DEL_PLAZO_EN_MINUTOS = 12 * 60;

/** What is reminded of while it can still be changed free of charge, up to the last of its limits. */
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

/** What a context has that begins at a time and is reminded of. */
interface PorRecordar<T, M extends Momento> {
  momentos(): Promise<readonly M[]>;
  /** Those that begin in a stretch and were not reminded of so. */
  porRecordar(momento: M, tramo: { inicio: Date; fin: Date }): Promise<T[]>;
  /** When it begins, and since when it has been as it is: that was said in a mail of its own. */
  deCuando(uno: T): { inicio: Date; desde: Date };
  /** Looks at it once more, locked, before anything is written. */
  recordar(uno: T, como: { suceso: M["suceso"]; yaSeDijo: boolean; ahora: Date }): Promise<unknown>;
}

/** Reminds of what begins, at each of its moments. */
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
      await cadaUna(hastaElAlto(await porRecordar(momento, tramo), alto), (uno) => {
        const { inicio, desde } = deCuando(uno);
        // Begun or changed after it was due: that mail said all that this one would.
        const yaSeDijo = desde > sumarMinutos(inicio, -antesEnMinutos);
        return recordar(uno, { suceso, yaSeDijo, ahora });
      });
    }
  };
}
