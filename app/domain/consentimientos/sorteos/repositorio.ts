import type { Ganador, GanadorGuardado } from "./ganador";
import type { Entrada, Lista } from "./lista";
import type { Participacion, Sorteo } from "./sorteo";

interface NuevaEntrada extends Pick<Participacion, "via"> {
  idSorteo: string;
  idPersona: number;
  nonce: string;
}

export interface SituacionDeSorteo {
  /** Entries that were not withdrawn. */
  participaciones: number;
  propia: Participacion | null;
  huellaDeSemilla: string | null;
  lista: Omit<Lista, "texto"> | null;
  /** The result; null before the draw. Early draws have no public value. */
  ganador: GanadorGuardado | null;
}

export interface SorteoRepository {
  /** Draw that opened last. */
  ultimo(now: Date): Promise<Sorteo | null>;
  /** Draws that have begun, newest first. */
  comenzados(now: Date): Promise<readonly Sorteo[]>;
  /** Draws with the number of their entries that were not withdrawn, newest first. At most `cuantos`. */
  conParticipaciones(
    cuantos: number,
  ): Promise<readonly (Sorteo & { participaciones: number; conGanador: boolean })[]>;
  /** The number that won each draw that has its winner, by the id of the draw. */
  numerosGanadores(): Promise<ReadonlyMap<string, number>>;
  deUnaPersona(idSorteo: string, idPersona: number): Promise<Participacion | null>;
  /** Gives the next number, once for each person. Needs a transaction: the series waits for its end. */
  participar(entrada: NuevaEntrada, now: Date): Promise<boolean>;
  retirar(idSorteo: string, idPersona: number, now: Date): Promise<boolean>;
  /** Data of the draw's page, in one read; `propia` is the entry of `idPersona`. */
  situacion(idSorteo: string, idPersona: number | null): Promise<SituacionDeSorteo | null>;
  /** All draws; locks new ones until the transaction ends. */
  detenerNuevos(): Promise<readonly Sorteo[]>;
  /** Writes it, unless it is there: its terms do not change once people may have entered. */
  guardar(sorteo: Sorteo): Promise<void>;
  porId(idSorteo: string): Promise<Sorteo | null>;
  /** Closed draws that have neither a list nor a winner. */
  sinLista(now: Date): Promise<string[]>;
  /**
   * Stops entries and withdrawals until the transaction ends: one under way ends first, or finds the list fixed.
   * Returns false when the list is fixed already.
   */
  detenerEntradas(idSorteo: string): Promise<boolean>;
  /** The entries that have not been withdrawn, by their numbers. */
  entradas(idSorteo: string): Promise<(Omit<Entrada, "nonce"> & { nonce: string | null })[]>;
  /** Person with this number; null for none. */
  personaDe(idSorteo: string, numero: number): Promise<number | null>;
  /** Gives a nonce to an entry without one. */
  darNonce(idSorteo: string, entrada: Entrada): Promise<void>;
  /** Writes the list, once. Answers whether this was the time. */
  guardarLista(idSorteo: string, lista: Lista): Promise<boolean>;
  /** The fixed list without its entries; null before the close. */
  lista(idSorteo: string): Promise<Omit<Lista, "texto"> | null>;
  /** The list to the byte under its digest, also of early draws. */
  textoDeLaLista(idSorteo: string): Promise<string | null>;
  /** Writes the digest of its seed, once. Answers whether this was the time. */
  comprometer(idSorteo: string, huellaDeSemilla: string, now: Date): Promise<boolean>;
  huellaDeSemilla(idSorteo: string): Promise<string | null>;
  /** Writes who won, once. Answers whether this was the time. */
  guardarGanador(idSorteo: string, ganador: Ganador, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    sorteos: SorteoRepository;
  }
}
