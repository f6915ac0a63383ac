import { diaVisto, fechaDe, horaDe, horaEnZona, minutosHasta } from "../../shared/fechas";
import type { Intervalo } from "./disponibilidad";

/** When a session is, in words, in the time of Peru; the hour of the reader's zone only where it differs. */
export function momentoEnPalabras({ inicio, fin }: Intervalo, ahora: Date, zona: string | null) {
  return {
    iso: inicio.toISOString(),
    dia: diaVisto(fechaDe(inicio), ahora),
    hora: horaDe(inicio),
    horaDelDispositivo: horaEnZona(inicio, zona),
    minutos: minutosHasta(fin, inicio),
  };
}
export type MomentoEnPalabras = ReturnType<typeof momentoEnPalabras>;

/** "4 horarios", "1 horario" */
export function horarios(cuantos: number): string {
  return `${cuantos} ${cuantos === 1 ? "horario" : "horarios"}`;
}
