import type { FichaDePieza } from "~/components/fichaDePieza";

/** One thing to begin with, from any recommendation. */
export interface Primero {
  href: string;
  titulo: string;
  /** Part of life that it helps with, such as "Sueño". */
  dimension: string;
  detalles: string;
  portada: FichaDePieza["portada"];
  /** True for a thing that the person has begun already. */
  empezado: boolean;
}

const CUANTOS = 3;

/**
 * The three things to begin with: one with a picture for what weighs most, then one for each further part of life, then
 * further ones of the first. Nothing stands twice.
 */
export function primerosDe(porDimension: readonly (readonly Primero[])[]): Primero[] {
  const [delPrimero = [], ...otras] = porDimension;
  const grande = delPrimero.find(({ portada }) => portada !== null) ?? delPrimero[0];
  const enFila = [grande, ...otras.map(([primero]) => primero), ...delPrimero].filter(
    (uno) => uno !== undefined,
  );
  return [...new Map(enFila.map((uno) => [uno.href, uno])).values()].slice(0, CUANTOS);
}
