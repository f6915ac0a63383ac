import type { ReservaPendiente } from "~/components/ReservaSinTerminar";

/** What the home page shows, and no more. */
export type EspecialidadEnPortada = { slug: string; name: string; description: string };

export type Inicio = {
  /** Instant in UTC, for `<time dateTime>`. */
  iso: string;
  /** In words and in the time of Peru: "mañana, 10:00". */
  texto: string;
};

type Sesion = {
  nombre: string;
  especialidad: { slug: string; name: string };
  retrato: string;
  inicio: Inicio;
  href: string;
};

export type HorarioLibre = Sesion & { precioEnCentimos: number; conBono: boolean };
export type ProximaCita = Sesion;

export type PortadaDatos = {
  /** What who is signed in has chosen and not paid. */
  sinTerminar: ReservaPendiente[];
  /** Whether the specialties of the person's themes stand first. */
  porTemas: boolean;
  especialidades: EspecialidadEnPortada[];
  /** The first free time of three specialists. */
  horarios: HorarioLibre[];
  proximaCita: ProximaCita | null;
};
