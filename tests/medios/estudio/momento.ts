import type { Guion } from "../../../app/domain/contenido/esquemas";
import { suave } from "./trazos";

export const ANCHO = 854;
export const ALTO = 480;
export const CUADROS_POR_SEGUNDO = 25;

/** One instant of a video's script, with the action of its drawing. */
export interface Momento {
  t: number;
  duracion: number;
  accion: string;
  /**
   * Action of the drawing before the present one; and how far the drawing has moved from it to `accion`, from 0 to
   * 1.
   */
  antes: string;
  avance: number;
  /** Seconds since the action of the drawing began, and how long it lasts. */
  dentro: number;
  dura: number;
  /** Number of earlier times that the action began. */
  vez: number;
}

export interface Escena {
  /** First action of a drawing, before the script names one. */
  reposo: string;
  acciones: readonly string[];
  dibujar: (momento: Momento) => string;
  /** Position, size and colour of the words in a scene. */
  palabras: { x: number; y: number; ancla: "start" | "middle"; letras: number; color: string; letra: number };
  /** Second of the video at which its poster is taken; the poster has no words. */
  portada: number;
}

const PASO_EN_SEGUNDOS = 0.9;

/**
 * Finds the action of the drawing at an instant of the script. A line without an action goes on with the one before.
 */
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

/** Share of an action in the present movement of the drawing, from 0 to 1. */
export function cuanto({ accion, antes, avance }: Momento, ...acciones: string[]): number {
  return (acciones.includes(accion) ? avance : 0) + (acciones.includes(antes) ? 1 - avance : 0);
}

/** Done share of each action, in a scene whose actions follow one another. */
export function avanceHasta(momento: Momento, orden: readonly string[], segundos = 1.4) {
  const ahora = orden.indexOf(momento.accion);
  return (accion: string): number => {
    const indice = orden.indexOf(accion);
    if (indice < ahora) return 1;
    return indice === ahora ? suave(momento.dentro / segundos) : 0;
  };
}
