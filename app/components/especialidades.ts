import { SLUGS_DE_ESPECIALIDAD, type SlugDeEspecialidad } from "~/domain/shared/especialidades/especialidad";

/** Slug whose looks a specialty has: its own, or that of the default one when the design does not know it yet. */
export function conAspecto(slug: string): SlugDeEspecialidad {
  return SLUGS_DE_ESPECIALIDAD.find((known) => known === slug) ?? "psicologia";
}
