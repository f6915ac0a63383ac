import type { LugarGuardado } from "~/domain/agenda/talleres";
import type { ClaseDeTaller } from "~/domain/shared/claseDeTaller";
import type { FichaDePieza } from "~/components/fichaDePieza";
import type { ReservaPendiente } from "~/components/ReservaSinTerminar";
import type { Necesidad } from "../necesidades/necesidad";

export type Inicio = {
  /** Start of an event as an instant in UTC, for `<time dateTime>`. */
  iso: string;
  /** Time of an event in words, by the clock of Peru: "mañana, 10:00". */
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
/** Next session of the person; `con` is null for a person who wants discretion. */
export type ProximaCita = { con: ConQuien | null; inicio: Inicio; href: string; esHoy: boolean };

/** Next workshop of the person; its name is left out for a person who wants discretion. */
export type ProximoTaller = {
  titulo: string;
  clase: ClaseDeTaller;
  /** «Demostración», for a workshop without a live host. */
  demostracion: string | null;
  inicio: Inicio;
  href: string;
  esHoy: boolean;
  /** Link to the room of the workshop, while it is open. */
  entrada: { href: string; texto: string } | null;
  /** Held place in the workshop, while it waits to be accepted or paid; null otherwise. */
  guardado: LugarGuardado | null;
};

/** Route that the person is doing; its name is left out for a person who wants discretion. */
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
  /** Suggested piece, and the words that give the reason for it. */
  paraTi: { ficha: FichaDePieza; porque: string } | null;
  /** True while the person has chosen no themes. */
  sinTemas: boolean;
};

export type PortadaDatos = {
  /** Times that the signed-in person holds and has not paid. */
  sinTerminar: ReservaPendiente[];
  /** True when the specialties of the person's themes come first. */
  porTemas: boolean;
  necesidades: Necesidad[];
  enVivo: { titulo: string; href: string; inicio: Inicio; detalles: string } | null;
  /** First free times of three specialists. */
  horarios: HorarioLibre[];
  proximaCita: ProximaCita | null;
  /** Video with sound for the minute of breathing; null when it is not published. */
  conSonido: { href: string; titulo: string } | null;
  /** Section for a returning person; null for a visitor, and while it cannot be read. */
  paraVolver: ParaVolver | null;
};
