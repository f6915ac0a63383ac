import type { Ganador, GanadorGuardado } from "./elegirGanador";
import type { Participacion, Sorteo } from "./sorteo";

export interface SorteoRepository {
  /** The one that was opened last. */
  ultimo(now: Date): Promise<Sorteo | null>;
  deUnaPersona(idSorteo: string, idPersona: number): Promise<Participacion | null>;
  /** Gives the next number, once for each person. Needs a transaction: the series waits for its end. */
  participar(idSorteo: string, idPersona: number, via: Participacion["via"], now: Date): Promise<void>;
  retirar(idSorteo: string, idPersona: number, now: Date): Promise<boolean>;
  /** The entries that have not been withdrawn. */
  contar(idSorteo: string): Promise<number>;
  porId(idSorteo: string): Promise<Sorteo | null>;
  /** The numbers of the entries that have not been withdrawn, in order. */
  numeros(idSorteo: string): Promise<number[]>;
  /** Writes the digest of its seed, once. Answers whether this was the time. */
  comprometer(idSorteo: string, huellaDeSemilla: string, now: Date): Promise<boolean>;
  /** What was drawn; null before. One that was drawn before there were public values has none. */
  ganador(idSorteo: string): Promise<GanadorGuardado | null>;
  huellaDeSemilla(idSorteo: string): Promise<string | null>;
  /** Writes who won, once. Answers whether this was the time. */
  guardarGanador(idSorteo: string, ganador: Ganador, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    sorteos: SorteoRepository;
  }
}
