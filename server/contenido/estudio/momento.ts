import type { Guion } from "../../../app/domain/contenido/esquemas";
import { suave } from "./trazos";

export const ANCHO = 854;
export const ALTO = 480;
export const CUADROS_POR_SEGUNDO = 25;

/** One instant of a script, with what the drawing does in it. */
export interface Momento {
  t: number;
  duracion: number;
  accion: string;
  /** What it did before, and how far it has passed from that to this: 1 once it is all in this. */
  antes: string;
  avance: number;
  /** Seconds since the action began, and how long it lasts. */
  dentro: number;
  dura: number;
  /** How many times the action has begun before. */
  vez: number;
}

export interface Escena {
  /** The first action, before any script names one. */
  reposo: string;
  acciones: readonly string[];
  dibujar: (momento: Momento) => string;
  /** Where the words stand, and in which colour. */
  palabras: { x: number; y: number; ancla: "start" | "middle"; letras: number; color: string; letra: number };
  /** The second of which the poster is taken, without words. */
  portada: number;
}

const PASO_EN_SEGUNDOS = 0.9;

/** The actions of a script one after the other: a line without one goes on with the one before. */
export function momentoEn({ duracion, pistas }: Guion, t: number, reposo: string): Momento {
  let tramo = { accion: reposo, de: 0, antes: reposo, vez: 0 };
  let fin = duracion;
  const veces = new Map<string, number>();
  for (const { de, accion } of pistas) {
    if (accion === undefined) continue;
    if (de > t) {
      fin = de;
      break;
    }
    const vez = veces.get(accion) ?? 0;
    veces.set(accion, vez + 1);
    tramo = { accion, de, antes: tramo.accion, vez };
  }
  const dentro = t - tramo.de;
  return {
    t,
    duracion,
    accion: tramo.accion,
    antes: tramo.antes,
    avance: tramo.de === 0 ? 1 : suave(dentro / PASO_EN_SEGUNDOS),
    dentro,
    dura: fin - tramo.de,
    vez: tramo.vez,
  };
}

/** How much of an action there is now, from 0 to 1. */
export function cuanto({ accion, antes, avance }: Momento, ...cuales: string[]): number {
  return (cuales.includes(accion) ? avance : 0) + (cuales.includes(antes) ? 1 - avance : 0);
}

/** In a scene whose actions follow one another, how much of each has been done. */
export function hechoHasta(momento: Momento, orden: readonly string[], segundos = 1.4) {
  const ahora = orden.indexOf(momento.accion);
  return (accion: string): number => {
    const cual = orden.indexOf(accion);
    if (cual < ahora) return 1;
    return cual === ahora ? suave(momento.dentro / segundos) : 0;
  };
}
