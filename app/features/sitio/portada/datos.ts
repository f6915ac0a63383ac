import type { LugarGuardado } from "~/domain/agenda/talleres";
import type { ClaseDeTaller } from "~/domain/shared/claseDeTaller";
import type { FichaDePieza } from "~/components/fichaDePieza";
import type { ReservaPendiente } from "~/components/ReservaSinTerminar";

/** What the home page shows, and no more. */
export type EspecialidadEnPortada = { slug: string; name: string; description: string };

export type Inicio = {
  /** Instant in UTC, for `<time dateTime>`. */
  iso: string;
  /** In words and in the time of Peru: "mañana, 10:00". */
  texto: string;
};

type ConQuien = {
  nombre: string;
  especialidad: { slug: string; name: string };
  retrato: string;
};

export type HorarioLibre = ConQuien & {
  inicio: Inicio;
  href: string;
  precioEnCentimos: number;
  conBono: boolean;
};
/** Without who it is with where somebody wants discretion. */
export type ProximaCita = { con: ConQuien | null; inicio: Inicio; href: string; esHoy: boolean };

/** A place in a workshop; without its name where somebody wants discretion. */
export type ProximoTaller = {
  titulo: string;
  clase: ClaseDeTaller;
  /** «Demostración», where nobody is live. */
  demostracion: string | null;
  inicio: Inicio;
  href: string;
  esHoy: boolean;
  /** The way in, while it is on. */
  entrada: { href: string; texto: string } | null;
  /** While it waits to be taken or paid. */
  guardado: LugarGuardado | null;
};

/** The route that is under way; without its name where somebody wants discretion. */
export type RutaEnCurso = {
  titulo: string;
  href: string;
  paso: string | null;
  avance: string;
  porcentaje: number;
};

/** What somebody who is signed in comes back to. */
export type ParaVolver = {
  taller: ProximoTaller | null;
  ruta: RutaEnCurso | null;
  sigueViendo: FichaDePieza | null;
  /** One piece, and the words that say why this one. */
  paraTi: { ficha: FichaDePieza; porque: string } | null;
  /** Nothing is known yet of what they like. */
  sinTemas: boolean;
};

export type PortadaDatos = {
  /** What who is signed in has chosen and not paid. */
  sinTerminar: ReservaPendiente[];
  /** Whether the specialties of the person's themes stand first. */
  porTemas: boolean;
  especialidades: EspecialidadEnPortada[];
  /** The first free time of three specialists. */
  horarios: HorarioLibre[];
  proximaCita: ProximaCita | null;
  /** The video that breathes along, while it is published. */
  conSonido: { href: string; titulo: string } | null;
  /** Null for who is not signed in, and while it cannot be read. */
  paraVolver: ParaVolver | null;
};
