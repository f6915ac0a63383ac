import type { LugarGuardado } from "~/domain/agenda/talleres";
import type { ClaseDeTaller } from "~/domain/shared/claseDeTaller";
import type { FichaDePieza } from "~/components/fichaDePieza";
import type { ReservaPendiente } from "~/components/ReservaSinTerminar";

/** The only data that the home page shows. */
export type EspecialidadEnPortada = { slug: string; name: string; description: string };

export type Inicio = {
  /** Instant in UTC, for `<time dateTime>`. */
  iso: string;
  /** Time in words, by the clock of Peru: "mañana, 10:00". */
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
/** Next session; `con` is null for a person who wants discretion. */
export type ProximaCita = { con: ConQuien | null; inicio: Inicio; href: string; esHoy: boolean };

/** Place in a workshop; its name is left out for a person who wants discretion. */
export type ProximoTaller = {
  titulo: string;
  clase: ClaseDeTaller;
  /** «Demostración», for a workshop without a live host. */
  demostracion: string | null;
  inicio: Inicio;
  href: string;
  esHoy: boolean;
  /** The way in, while it is on. */
  entrada: { href: string; texto: string } | null;
  /** While it waits to be taken or paid. */
  guardado: LugarGuardado | null;
};

/** Current route; its name is left out for a person who wants discretion. */
export type RutaEnCurso = {
  titulo: string;
  href: string;
  paso: string | null;
  avance: string;
  porcentaje: number;
};

/** Reasons for a signed-in person to come back. */
export type ParaVolver = {
  taller: ProximoTaller | null;
  ruta: RutaEnCurso | null;
  sigueViendo: FichaDePieza | null;
  /** A piece, and the words that give the reason for it. */
  paraTi: { ficha: FichaDePieza; porque: string } | null;
  /** True while no preference of the person is known. */
  sinTemas: boolean;
};

export type PortadaDatos = {
  /** Times that the signed-in person has chosen and not paid. */
  sinTerminar: ReservaPendiente[];
  /** True when the specialties of the person's themes stand first. */
  porTemas: boolean;
  especialidades: EspecialidadEnPortada[];
  /** The first free time of three specialists. */
  horarios: HorarioLibre[];
  proximaCita: ProximaCita | null;
  /** The video that breathes along, while it is published. */
  conSonido: { href: string; titulo: string } | null;
  /** Null for a visitor, and while it cannot be read. */
  paraVolver: ParaVolver | null;
};
