import type { Fecha, Hora } from "../../shared/fechas";
import type { SlugDeEspecialidad } from "../../shared/especialidades/especialidad";

/** Hours of a weekday (1 is Monday, 7 is Sunday) in which a specialist sees people, every week. */
export interface Turno {
  diaDeSemana: number;
  desde: Hora;
  hasta: Hora;
}

/** A date on which the weekly hours do not hold: closed in a stretch, or open in an extra one. */
export interface Excepcion {
  fecha: Fecha;
  desde: Hora;
  hasta: Hora;
  tipo: "cerrado" | "abierto";
}

/** How a specialist's time is offered. */
export interface ReglasDeAgenda {
  duracionEnMinutos: number;
  /** Kept free after each session. */
  margenEnMinutos: number;
  /** How long before its start a time stops being offered. */
  anticipacionEnMinutos: number;
  /** How many days ahead, today included, times are offered. */
  ventanaEnDias: number;
  /** Sessions in one day of Lima, at the most. */
  maximoDiario: number;
}

/** The portraits that there are, each a file of `public/retratos`. */
export const RETRATOS = Array.from(
  { length: 16 },
  (_, indice) => `retrato-${String(indice + 1).padStart(2, "0")}`,
);

/** Where the picture of a portrait is served. */
export const linkDeRetrato = (retrato: string) => `/retratos/${retrato}.svg`;

export interface Especialista extends ReglasDeAgenda {
  idEspecialista: string;
  especialidad: SlugDeEspecialidad;
  /** "lucia-mendoza": the last part of the address. */
  slug: string;
  nombre: string;
  apellido: string;
  /** The licence as its college writes it: "C.Ps.P. 21458". */
  colegiatura: string;
  presentacion: string;
  temas: string[];
  idiomas: string[];
  /** Céntimos of PEN, IGV included. */
  precioCentimos: number;
  /** Name of the portrait illustration. */
  retrato: string;
}

/** A specialist with the rules their free times are computed from. */
export interface EspecialistaConAgenda extends Especialista {
  turnos: Turno[];
  excepciones: Excepcion[];
}

export function nombreCompleto(especialista: Pick<Especialista, "nombre" | "apellido">): string {
  return `${especialista.nombre} ${especialista.apellido}`;
}

export function direccionDe(especialista: Pick<Especialista, "especialidad" | "slug">): string {
  return `/especialista/${especialista.especialidad}/${especialista.slug}`;
}

/** The professional colleges, by the initials that each puts before its licences. */
const COLEGIO_DE: Record<string, string> = {
  "C.Ps.P.": "Colegio de Psicólogos del Perú",
  "C.N.P.": "Colegio de Nutricionistas del Perú",
  "C.E.L.": "Colegio de Economistas de Lima",
  "C.E.P.": "Colegio de Enfermeros del Perú",
  "C.M.P.": "Colegio Médico del Perú",
  "C.M.V.P.": "Colegio Médico Veterinario del Perú",
};

/** "Colegio de Psicólogos del Perú, C.Ps.P. 21458"; a licence of no college stays as it is. */
export function colegiaturaEnPalabras(colegiatura: string): string {
  const colegio = COLEGIO_DE[colegiatura.split(" ")[0] ?? ""];
  return colegio ? `${colegio}, ${colegiatura}` : colegiatura;
}
