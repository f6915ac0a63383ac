import { diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import type { Inicio } from "./datos";

export function inicioEnPalabras(inicio: Date, now: Date): Inicio {
  const fecha = fechaDe(inicio);
  const dia = diaDicho(fecha, now);
  return { iso: inicio.toISOString(), texto: `${dia}, ${horaDe(inicio)}` };
}

/** Start of a session or workshop of the person, in words for the home page. */
export const cuandoEmpieza = (inicio: Date, now: Date) => ({
  inicio: inicioEnPalabras(inicio, now),
  esHoy: fechaDe(inicio) === fechaDe(now),
});
