import type { Ganador, GanadorGuardado } from "./ganador";
import type { Entrada, Lista } from "./lista";
import type { Participacion, Sorteo } from "./sorteo";

interface NuevaEntrada extends Pick<Participacion, "via"> {
  idSorteo: string;
  idPersona: number;
  nonce: string;
}

export interface SituacionDeSorteo {
  /** How many entries have not been withdrawn. */
  participaciones: number;
  propia: Participacion | null;
  huellaDeSemilla: string | null;
  lista: Omit<Lista, "texto"> | null;
  /** What was drawn; null before. One that was drawn before there were public values has none. */
  ganador: GanadorGuardado | null;
}

export interface SorteoRepository {
  /** The one that was opened last. */
  ultimo(now: Date): Promise<Sorteo | null>;
  /** Those that have begun, the newest first. */
  comenzados(now: Date): Promise<readonly Sorteo[]>;
  /** The number that won each draw that has its winner, by the id of the draw. */
  numerosGanadores(): Promise<ReadonlyMap<string, number>>;
  deUnaPersona(idSorteo: string, idPersona: number): Promise<Participacion | null>;
  /** Gives the next number, once for each person. Needs a transaction: the series waits for its end. */
  participar(entrada: NuevaEntrada, now: Date): Promise<boolean>;
  retirar(idSorteo: string, idPersona: number, now: Date): Promise<boolean>;
  /** What its page shows of it, read at once; `propia` is of the person who is named. */
  situacion(idSorteo: string, idPersona: number | null): Promise<SituacionDeSorteo | null>;
  /** All that there are, and nobody writes another until the transaction ends. */
  detenerNuevos(): Promise<readonly Sorteo[]>;
  /** Writes it, unless it is there: its terms do not change once people may have entered. */
  guardar(sorteo: Sorteo): Promise<void>;
  porId(idSorteo: string): Promise<Sorteo | null>;
  /** Those that are closed and have neither a list nor a winner. */
  sinLista(now: Date): Promise<string[]>;
  /**
   * Lets nobody in or out until the transaction ends: whoever is under way ends first, or finds the list fixed.
   * Answers false where it is fixed already.
   */
  detenerEntradas(idSorteo: string): Promise<boolean>;
  /** The entries that have not been withdrawn, by their numbers. */
  entradas(idSorteo: string): Promise<(Omit<Entrada, "nonce"> & { nonce: string | null })[]>;
  /** Whose number it is; null where it is nobody's. */
  personaDe(idSorteo: string, numero: number): Promise<number | null>;
  /** For who has none. */
  darNonce(idSorteo: string, entrada: Entrada): Promise<void>;
  /** Writes the list, once. Answers whether this was the time. */
  guardarLista(idSorteo: string, lista: Lista): Promise<boolean>;
  /** What was fixed, without the entries; null before. */
  lista(idSorteo: string): Promise<Omit<Lista, "texto"> | null>;
  /** The entries to the byte over which their digest was taken, also of a draw that had them with its winner. */
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
