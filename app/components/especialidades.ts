import { SLUGS_DE_ESPECIALIDAD } from "~/styles/theme.css";

export type SlugDeEspecialidad = (typeof SLUGS_DE_ESPECIALIDAD)[number];

/** A specialty that the design does not know yet borrows the looks of the default one. */
export function conAspecto(slug: string): SlugDeEspecialidad {
  return SLUGS_DE_ESPECIALIDAD.find((known) => known === slug) ?? "psicologia";
}
