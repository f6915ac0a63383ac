import { campoDeId } from "../../shared/campos";
import type { Fecha, Hora } from "../../shared/fechas";
import type { SlugDeEspecialidad } from "../../shared/especialidades/especialidad";

/** Weekly hours of a specialist on one weekday (1 is Monday, 7 is Sunday). */
export interface Turno {
  diaDeSemana: number;
  desde: Hora;
  hasta: Hora;
}

/** An exception to the weekly hours on one date: a closed stretch, or an extra open stretch. */
export interface Excepcion {
  fecha: Fecha;
  desde: Hora;
  hasta: Hora;
  tipo: "cerrado" | "abierto";
}

/** Rules that decide which times of a specialist are offered. */
export interface ReglasDeAgenda {
  duracionEnMinutos: number;
  /** Minutes kept free after each session. */
  margenEnMinutos: number;
  /** Minutes before its start at which a time stops being offered. */
  anticipacionEnMinutos: number;
  /** Days ahead, today included, for which times are offered. */
  ventanaEnDias: number;
  /** Sessions in one day of Lima, at the most. */
  maximoDiario: number;
}

/** Id of a specialist, as a form or a program sends it. */
export const idDeEspecialista = campoDeId("Elige un especialista");

/** Available portraits; each is a file of `public/retratos`. */
export const RETRATOS = Array.from(
  { length: 16 },
  (_, indice) => `retrato-${String(indice + 1).padStart(2, "0")}`,
);

/** Address of a portrait's picture. */
export const linkDeRetrato = (retrato: string) => `/retratos/${retrato}.svg`;

export interface Especialista extends ReglasDeAgenda {
  idEspecialista: string;
  especialidad: SlugDeEspecialidad;
  /** Last part of the specialist's address, as "lucia-mendoza". */
  slug: string;
  nombre: string;
  apellido: string;
  /** Licence as its professional college writes it, as "C.Ps.P. 21458". */
  colegiatura: string;
  presentacion: string;
  temas: string[];
  idiomas: string[];
  /** Céntimos of PEN, IGV included. */
  precioCentimos: number;
  /** Name of the portrait's file. */
  retrato: string;
}

/** A specialist with the rules that decide on their free times. */
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

/**
 * The licence with its college in words, as "Colegio de Psicólogos del Perú, C.Ps.P. 21458". A licence of an unknown
 * college stays unchanged.
 */
export function colegiaturaEnPalabras(colegiatura: string): string {
  const colegio = COLEGIO_DE[colegiatura.split(" ")[0] ?? ""];
  return colegio ? `${colegio}, ${colegiatura}` : colegiatura;
}
