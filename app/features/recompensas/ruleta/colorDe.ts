import { colores, vacio } from "./ruleta.css";

/** Colour of the sector of a prize, by its place in the list; null is the sector without a prize. */
export const colorDe = (lugar: number | null): string =>
  lugar === null ? vacio : colores[lugar % colores.length]!;
