import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Ocupado } from "./disponibilidad";
import type { Choque, Horario } from "./horario";

/** Expired holds to end: all of them, or those that could collide with one choice of a time. */
export type Alcance = "todas" | { idEspecialista: string; idPersona: number };

/**
 * Held and reserved times of specialists. The unique index of the occupied stretches decides every race. `retener`,
 * `mover` and their like return the collision, or null when they succeeded. Changes of state refuse with false.
 *
 * @example
 * const choque = await trx.horarios.retener(horario, especialista);
 * if (choque) return refuse(choque);
 */
export interface HorarioRepository {
  /** Taken times of each specialist from today on; expired holds do not count. */
  ocupados(idsEspecialista: readonly string[], now: Date): Promise<Map<string, Ocupado[]>>;
  /** Writes the hold and its occupied stretches; the unique index reports a collision. */
  retener(
    horario: Horario,
    especialista: EspecialistaConAgenda,
    /** `enLugarDe`: the person's own time that this one replaces; it does not count as busy. */
    cambio?: { enLugarDe?: string },
  ): Promise<Choque | null>;
  /** Occupies the stretches of an expired hold again; returns the collision, if another person has them. */
  recuperar(horario: Horario, especialista: EspecialistaConAgenda): Promise<Choque | null>;
  /** The person's held or reserved times that are not over. */
  deLaPersona(idPersona: number, now: Date): Promise<Horario[]>;
  deUnaPersona(idHorario: string, idPersona: number): Promise<Horario | null>;
  porId(idHorario: string): Promise<Horario | null>;
  varios(idsHorario: readonly string[]): Promise<Horario[]>;
  /**
   * Locks this time until the transaction ends and returns it; null when it does not exist. A transaction that also
   * changes the time's order locks the time first.
   */
  bloquear(idHorario: string): Promise<Horario | null>;
  /** Locks the time of this order until the transaction ends. */
  bloquearPorPedido(idPedido: string): Promise<void>;
  ampliar(idHorario: string, expiraEn: Date, now: Date): Promise<boolean>;
  /** Turns the held time of an offer into a hold chosen at `now`; false when it is no longer held. */
  renovar(idHorario: string, expiraEn: Date, now: Date): Promise<boolean>;
  /** Extends a held time until `hasta`, for a payment under way. */
  mantener(idHorario: string, hasta: Date): Promise<void>;
  /** Moves a time from held to reserved. With `vigenteEn`, only while the hold has not expired. */
  reservar(idHorario: string, vigenteEn?: Date): Promise<boolean>;
  /** Moves a time from held to released, and frees its stretches. */
  liberar(idHorario: string): Promise<boolean>;
  /** Moves a time from reserved to released, and frees its stretches. */
  soltar(idHorario: string): Promise<boolean>;
  /**
   * Reserves `nuevo` for the person of `anterior`, and then frees `anterior`. Stretches that both occupy are handed
   * over, so that a session can move by ten minutes, or within a full day.
   */
  mover(anterior: Horario, nuevo: Horario, especialista: EspecialistaConAgenda): Promise<Choque | null>;
  /** Occupies `nuevo` in place of the reserved time `anterior`, and frees `anterior`. */
  relevar(anterior: Horario, nuevo: Horario, especialista: EspecialistaConAgenda): Promise<Choque | null>;
  /** Marks expired holds and frees their stretches. Returns their ids. */
  vencer(alcance: Alcance, now: Date): Promise<string[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    horarios: HorarioRepository;
  }
}
