/** Notice that a specialty asks for. The two are separate: a time that is moved is easier to fill again. */
export interface PlazosDeCambio {
  cancelarEnMinutos: number;
  reprogramarEnMinutos: number;
}

export const PLAZOS_PREDETERMINADOS: PlazosDeCambio = {
  cancelarEnMinutos: 24 * 60,
  reprogramarEnMinutos: 24 * 60,
};

/** The six specialties, by their slug in an address. Psychology is the default one. */
export const SLUGS_DE_ESPECIALIDAD = [
  "psicologia",
  "nutricion",
  "finanzas",
  "veterinaria",
  "coaching",
  "servicios-exclusivos",
] as const;
export type SlugDeEspecialidad = (typeof SLUGS_DE_ESPECIALIDAD)[number];

/** Field names are those of `/v2/servicios`. */
export interface Especialidad {
  id: number;
  slug: SlugDeEspecialidad;
  /** Also the `abreviaturaEspecialidad` of a balance. */
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

/** The notice that a specialty asks for. */
export function plazosDe(especialidades: readonly Especialidad[], slug: string): PlazosDeCambio {
  return especialidades.find((otra) => otra.slug === slug)?.plazos ?? PLAZOS_PREDETERMINADOS;
}

/** Where a session of one is booked: who gives it, which day and at what time follow there. */
export const direccionDeEspecialidad = (slug: string) => `/agendar/${slug}`;
