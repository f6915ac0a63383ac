import type { Puerta, Tema } from "~/domain/contenido/contenido";

/** A need as its door shows it. */
export type Necesidad = Pick<Tema, "url"> & Puerta;

/** Needs among the themes, in the editors' order. */
export const necesidadesDe = (temas: readonly Tema[]): Necesidad[] =>
  temas.flatMap(({ url, puerta }) => (puerta ? [{ url, ...puerta }] : []));
