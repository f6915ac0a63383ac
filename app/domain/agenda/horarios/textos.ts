import type { EspecialistaConAgenda } from "../especialistas/especialista";
import {
  diaDicho,
  diaVisto,
  fechaDe,
  horaDe,
  horaEnZona,
  instanteDe,
  minutosHasta,
  type Fecha,
  type Hora,
} from "../../shared/fechas";
import { horarioAunqueEsteCerca, horarioQueEmpieza, type Intervalo } from "./disponibilidad";

/**
 * Day and hour of a session in words, in Peru's time. The hour in the reader's time zone is added only when it differs.
 */
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

/** Number of times in words: "4 horarios", "1 horario". */
export function horarios(cuantos: number): string {
  return `${cuantos} ${cuantos === 1 ? "horario" : "horarios"}`;
}

/** Reason why the time in an address cannot be chosen, in words. It never tells who took it. */
export function porQueNoEstaLibre(
  especialista: EspecialistaConAgenda,
  { dia, hora }: { dia?: Fecha | undefined; hora?: Hora | undefined },
  now: Date,
): string {
  const inicio = dia && hora ? instanteDe(dia, hora) : null;
  const yaEstaMuyCerca =
    inicio &&
    !horarioQueEmpieza(especialista, inicio, now) &&
    horarioAunqueEsteCerca(especialista, inicio, now);
  return dia && yaEstaMuyCerca
    ? `Las ${hora} de ${diaDicho(dia, now)} ya están muy cerca para reservarlas`
    : "Ese horario ya no está libre";
}
