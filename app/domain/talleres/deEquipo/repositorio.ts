import type { ClaveDeFecha, FechaConLugares, GuardadaPara } from "../inscripciones/inscripcion";

/** Numbers of people of a date. */
export interface GenteDeFecha {
  /** People with a place. */
  conLugar: number;
  /** Places that are kept until their person accepts or pays them. */
  guardados: number;
  esperan: number;
  asistieron: number;
}

export const SIN_GENTE: GenteDeFecha = { conLugar: 0, guardados: 0, esperan: 0, asistieron: 0 };

/** A person who asked for a place in a date and does not have it yet. */
export interface PersonaSinLugar {
  nombre: string;
  apePaterno: string;
  /** Missing act for the place that is kept for the person; null for a person who waits. */
  guardadaPara: GuardadaPara | null;
}

/** Dates of workshops as the staff reads and changes them, and the host of a staff account. */
export interface TalleresDeEquipoRepository {
  /** Stored dates that begin in a stretch of time, its end excluded, in order. */
  fechas(tramo: { inicio: Date; fin: Date }): Promise<FechaConLugares[]>;
  /** Numbers of people of these dates, by `claveDe`. A date without people is not in the map. */
  gente(claves: readonly ClaveDeFecha[]): Promise<Map<string, GenteDeFecha>>;
  /** People without a place yet: those with a kept place, and then the waiting line in its order. */
  sinLugar(clave: ClaveDeFecha): Promise<PersonaSinLugar[]>;
  /** Changes the number of places of a stored date. */
  cambiarCupos(clave: ClaveDeFecha, cupos: number): Promise<void>;
  /** Author of the content as whom a staff account leads workshops; null without one. */
  autorDe(idCuenta: string): Promise<string | null>;
  /** Ties of accounts to authors, by mail. */
  uniones(): Promise<{ correo: string; uidAutor: string; desde: Date }[]>;
  /** Ends the tie of an account; false without one. */
  separar(idCuenta: string): Promise<boolean>;
  /** Ties an account to an author. An earlier tie of the account ends. */
  unir(idCuenta: string, uidAutor: string, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    talleresDeEquipo: TalleresDeEquipoRepository;
  }
}
