import type { DibujoDeTema, Tema } from "~/domain/contenido/contenido";

/** A need as its tile shows it. */
export interface Necesidad {
  url: string;
  necesidad: string;
  dibujo: DibujoDeTema | null;
}

/** Need of one theme, to which a list of that theme leads; null without a theme, and for a theme without a need. */
export const necesidadDe = (temas: readonly Tema[], tema: string | null | undefined) =>
  necesidadesDe(temas).find(({ url }) => url === tema) ?? null;

/** Needs among the themes, in the editors' order. */
export const necesidadesDe = (temas: readonly Tema[]): Necesidad[] =>
  temas.flatMap(({ url, necesidad, dibujo = null }) => (necesidad ? [{ url, necesidad, dibujo }] : []));
