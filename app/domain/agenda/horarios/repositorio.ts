import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Ocupado } from "./disponibilidad";
import type { Choque, Horario } from "./horario";

/** Whose expired holds are swept: everybody's, or those that could stand in the way of one choice. */
export type Alcance = "todas" | { idEspecialista: string; idPersona: number };

export interface HorarioRepository {
  /** What is taken of each specialist's time from today on; an expired hold takes nothing. */
  ocupados(idsEspecialista: readonly string[], now: Date): Promise<Map<string, Ocupado[]>>;
  /** Writes the hold and what it occupies; the unique index says whether anything stood in the way. */
  retener(
    horario: Horario,
    especialista: EspecialistaConAgenda,
    /** The person's own time that this one would take the place of: it does not stand in its way. */
    cambio?: { enLugarDe?: string },
  ): Promise<Choque | null>;
  /** Occupies again what an expired hold had lost. */
  recuperar(horario: Horario, especialista: EspecialistaConAgenda): Promise<Choque | null>;
  /** Held or reserved, of this person and still to come to its end. */
  deLaPersona(idPersona: number, now: Date): Promise<Horario[]>;
  deUnaPersona(idHorario: string, idPersona: number): Promise<Horario | null>;
  porId(idHorario: string): Promise<Horario | null>;
  varios(idsHorario: readonly string[]): Promise<Horario[]>;
  /** Nobody else changes this time until the transaction ends. Whoever changes an order too takes its time first. */
  bloquear(idHorario: string): Promise<void>;
  ampliar(idHorario: string, expiraEn: Date, now: Date): Promise<boolean>;
  /** What was offered to one person becomes a hold like any other, chosen at `now`, if it is held still. */
  renovar(idHorario: string, expiraEn: Date, now: Date): Promise<boolean>;
  /** A payment under way keeps the time until `hasta`, if it is held still. */
  mantener(idHorario: string, hasta: Date): Promise<void>;
  /** From held to reserved. With `vigenteEn`, only while the hold has not expired. */
  reservar(idHorario: string, vigenteEn?: Date): Promise<boolean>;
  /** From held to released; frees what it occupied. */
  liberar(idHorario: string): Promise<boolean>;
  /** From reserved to released; frees what it occupied. */
  soltar(idHorario: string): Promise<boolean>;
  /**
   * Reserves another time for whoever has `anterior` reserved, and frees that one only then. What both take is
   * handed over: a session may move by ten minutes, or within a day that is full.
   */
  mover(anterior: Horario, nuevo: Horario, especialista: EspecialistaConAgenda): Promise<Choque | null>;
  /** The same with a time that is reserved already. */
  relevar(anterior: Horario, nuevo: Horario, especialista: EspecialistaConAgenda): Promise<Choque | null>;
  /** Marks the expired holds and frees what they occupied. Answers their ids. */
  vencer(alcance: Alcance, now: Date): Promise<string[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    horarios: HorarioRepository;
  }
}
