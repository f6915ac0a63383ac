import type { Intervalo } from "./disponibilidad";

/**
 * What is taken by something that is no specialist's time, by the same rows and the same unique index as those. It
 * holds what it takes until it is given back, or is no more.
 */
export interface OcupacionRepository {
  /** A person's clock; false where something of theirs stands there. */
  ocuparPersona(idInscripcion: string, idPersona: number, intervalo: Intervalo): Promise<boolean>;
  /** Whether something of a person's stands between two instants, one place of theirs aside. */
  personaOcupada(idPersona: number, intervalo: Intervalo, salvo: string | null): Promise<boolean>;
  /**
   * What is taken of a person's clock between two instants, in stretches of the grid. Holds that have expired at `now`
   * take nothing, and neither does the one that is about to be replaced.
   */
  dePersona(idPersona: number, intervalo: Intervalo, now: Date, enLugarDe?: string): Promise<Intervalo[]>;
  /** One of so many numbered places; false when none is left. */
  ocuparLugar(idInscripcion: string, recurso: string, cupos: number): Promise<boolean>;
  desocupar(idInscripcion: string): Promise<void>;
  /** Gives back what is taken for nobody: no time and no place has it. */
  desocuparDeNadie(): Promise<void>;
  /** How many places of each are taken; one without any is left out. */
  tomados(recursos: readonly string[]): Promise<Map<string, number>>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    ocupaciones: OcupacionRepository;
  }
}
