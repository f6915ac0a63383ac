import type { Intervalo } from "./disponibilidad";

/**
 * Time or places occupied by workshops, in the same rows and under the same unique index as sessions. They stay
 * occupied until they are freed or deleted.
 */
export interface OcupacionRepository {
  /** Occupies time of the person; false when the person has something else at that time. */
  ocuparPersona(idInscripcion: string, idPersona: number, intervalo: Intervalo): Promise<boolean>;
  /** True when the person is busy between two instants; the entry `salvo` does not count. */
  personaOcupada(idPersona: number, intervalo: Intervalo, salvo: string | null): Promise<boolean>;
  /**
   * Busy stretches of a person between two instants, on the grid of the agenda. Holds expired at `now`, and the time
   * `enLugarDe` that will be replaced, do not count.
   */
  dePersona(idPersona: number, intervalo: Intervalo, now: Date, enLugarDe?: string): Promise<Intervalo[]>;
  /** Takes one of `cupos` numbered places; false when none is left. */
  ocuparLugar(idInscripcion: string, recurso: string, cupos: number): Promise<boolean>;
  desocupar(idInscripcion: string): Promise<void>;
  /** Frees the times and places of workshop entries that no longer exist. */
  desocuparDeNadie(): Promise<void>;
  /** Taken places of each resource; resources without any are left out. */
  tomados(recursos: readonly string[]): Promise<Map<string, number>>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    ocupaciones: OcupacionRepository;
  }
}
