import { SLUGS_DE_ESPECIALIDAD, type SlugDeEspecialidad } from "~/domain/shared/especialidades/especialidad";

/** A specialty that the design does not know yet borrows the looks of the default one. */
export function conAspecto(slug: string): SlugDeEspecialidad {
  return SLUGS_DE_ESPECIALIDAD.find((known) => known === slug) ?? "psicologia";
}
