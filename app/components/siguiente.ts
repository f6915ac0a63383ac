import type { LugarGuardado } from "~/domain/agenda/talleres";
import type { ClaseDeTaller } from "~/domain/shared/claseDeTaller";

export type Inicio = {
  /** Start of an event as an instant in UTC, for `<time dateTime>`. */
  iso: string;
  /** Time of an event in words, by the clock of Peru: "mañana, 10:00". */
  texto: string;
};

/** Next session of the person; `con` is null for a person who wants discretion. */
export type ProximaCita = {
  con: { nombre: string; retrato: string } | null;
  inicio: Inicio;
  /** The room of the session while it is open, else the session's page. */
  href: string;
  abierta: boolean;
  esHoy: boolean;
};

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

/** Route that the person is doing; its name and its next step are left out for a person who wants discretion. */
export type RutaEnCurso = {
  titulo: string;
  href: string;
  /** Title of the next step. */
  paso: string | null;
  /** Numbers of done and of all steps. */
  hechos: number;
  total: number;
  /** Picture of the next step, when it has one. */
  portada: { src: string; ancho: number; alto: number } | null;
};
