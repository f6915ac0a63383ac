import type { ClaveDeFecha, FechaConLugares } from "../inscripciones/inscripcion";

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

/** Dates of workshops as the staff reads and changes them, and the host of a staff account. */
export interface TalleresDeEquipoRepository {
  /** Stored dates that begin in a stretch of time, its end excluded, in order. */
  fechas(tramo: { inicio: Date; fin: Date }): Promise<FechaConLugares[]>;
  /** Numbers of people of these dates, by `claveDe`. A date without people is not in the map. */
  gente(claves: readonly ClaveDeFecha[]): Promise<Map<string, GenteDeFecha>>;
  /** Changes the number of places of a stored date; false when it has that number already. */
  cambiarCupos(clave: ClaveDeFecha, cupos: number): Promise<boolean>;
  /** Author of the content as whom a staff account leads workshops; null without one. */
  autorDe(idCuenta: string): Promise<string | null>;
  /** Ties an account to an author. An earlier tie of the account ends. */
  unir(idCuenta: string, uidAutor: string, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    talleresDeEquipo: TalleresDeEquipoRepository;
  }
}
