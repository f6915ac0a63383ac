import type { DibujoDeTema, Tema } from "~/domain/contenido/contenido";

/** A need as its tile shows it. */
export interface Necesidad {
  url: string;
  necesidad: string;
  dibujo: DibujoDeTema | null;
}

/** Needs among the themes, in the editors' order. */
export const necesidadesDe = (temas: readonly Tema[]): Necesidad[] =>
  temas.flatMap(({ url, necesidad, dibujo = null }) => (necesidad ? [{ url, necesidad, dibujo }] : []));
