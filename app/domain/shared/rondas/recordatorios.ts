import { sumarMinutos } from "../fechas";
import { cadaUna, hastaElAlto } from "../unidades";
import type { Ronda } from "./ronda";

/**
 * When a reminder is due before the start, and from when on it is too late for it: a server that was down for a
 * while still sends it, one that was down for long leaves it to the next one.
 */
const RECORDATORIOS = [
  { suceso: "recordatorio-24h", antesEnMinutos: 24 * 60, hastaEnMinutos: 12 * 60 },
  { suceso: "recordatorio-1h", antesEnMinutos: 60, hastaEnMinutos: 0 },
] as const;
type Recordatorio = (typeof RECORDATORIOS)[number]["suceso"];

/** What a context has that begins at a time and is reminded of. */
interface PorRecordar<T> {
  /** Those that begin in a stretch and were not reminded of under this name. */
  porRecordar(suceso: Recordatorio, tramo: { inicio: Date; fin: Date }): Promise<T[]>;
  /** When it begins, and since when it has been as it is: that was said in a mail of its own. */
  deCuando(uno: T): { inicio: Date; desde: Date };
  /** Looks at it once more, locked, before anything is written. */
  recordar(uno: T, como: { suceso: Recordatorio; yaSeDijo: boolean; ahora: Date }): Promise<unknown>;
}

/** Reminds of what begins in a day, and in an hour. */
export function makeRecordar<T>(now: () => Date, { porRecordar, deCuando, recordar }: PorRecordar<T>): Ronda {
  return async (alto) => {
    for (const { suceso, antesEnMinutos, hastaEnMinutos } of RECORDATORIOS) {
      const ahora = now();
      const tramo = {
        inicio: sumarMinutos(ahora, hastaEnMinutos),
        fin: sumarMinutos(ahora, antesEnMinutos),
      };
      await cadaUna(hastaElAlto(await porRecordar(suceso, tramo), alto), (uno) => {
        const { inicio, desde } = deCuando(uno);
        // Begun or changed after it was due: that mail said all that this one would.
        const yaSeDijo = desde > sumarMinutos(inicio, -antesEnMinutos);
        return recordar(uno, { suceso, yaSeDijo, ahora });
      });
    }
  };
}
