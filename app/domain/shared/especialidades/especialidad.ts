/**
 * Deadlines of a specialty for cancelling and for moving a session. They differ, because a moved session leaves a time
 * that is easier to fill.
 */
export interface PlazosDeCambio {
  cancelarEnMinutos: number;
  reprogramarEnMinutos: number;
}

export const PLAZOS_PREDETERMINADOS: PlazosDeCambio = {
  cancelarEnMinutos: 24 * 60,
  reprogramarEnMinutos: 24 * 60,
};

/** The six specialties, by their slug in an address (specification § 1). Psychology is the default one. */
export const SLUGS_DE_ESPECIALIDAD = [
  "psicologia",
  "nutricion",
  "finanzas",
  "veterinaria",
  "coaching",
  "servicios-exclusivos",
] as const;
export type SlugDeEspecialidad = (typeof SLUGS_DE_ESPECIALIDAD)[number];

/** A specialty, with the field names of `/v2/servicios`. */
export interface Especialidad {
  id: number;
  slug: SlugDeEspecialidad;
  /** Code of the specialty; a balance has it as `abreviaturaEspecialidad` (specification § 3). */
  code: string;
  name: string;
  color: string;
  icon: string;
  smallIcon: string;
  image: string;
  information: string;
  description: string;
  isDefault: boolean;
  plazos: PlazosDeCambio;
}

/** Deadlines of the specialty with this slug. */
export function plazosDe(especialidades: readonly Especialidad[], slug: string): PlazosDeCambio {
  return especialidades.find((otra) => otra.slug === slug)?.plazos ?? PLAZOS_PREDETERMINADOS;
}

/** Page that books a session of the specialty. */
export const direccionDeEspecialidad = (slug: string) => `/agendar/${slug}`;
