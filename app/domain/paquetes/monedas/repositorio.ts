import type { LoteDeMonedas, MotivoDeMonedas, MotivoDeOperador, MovimientoDeMonedas } from "./monedas";
import type { AvisoDeLote } from "../saldo/lotes";
import type { LotesQueVencen } from "../saldo/repositorio";
import type { Fecha } from "../../shared/fechas";

export interface LineaDeMonedas {
  idPersona: number;
  cantidad: number;
  motivo: MotivoDeMonedas;
  idPedido: string | null;
  /** Thing that earned the coins. */
  ganancia?: CausaDeMonedas;
  /** Reason of other lines, for the person, when it says more than the motive. */
  razon?: string;
}

/** Coins that an operator takes back. */
interface ReversionDeMonedas {
  idPersona: number;
  cantidad: number;
  motivo: MotivoDeOperador;
  /** Line that brought the coins, which is taken back once; null for coins of no line. */
  idMovimiento: string | null;
}

/** Thing that earned coins. Its `causa` earns once for a person. */
export interface CausaDeMonedas {
  causa: string;
  /** Day of the thing in Lima. */
  dia: Fecha;
  /** Reason, for the person. */
  razon: string;
}

/** Warnings of coins. */
export type AvisoDeMonedas = Exclude<AvisoDeLote, "dos-dias">;

/**
 * Coins of people: a ledger that only grows, and its total. `quitar` refuses with false when the person has too few.
 *
 * @example if (!(await trx.monedas.quitar(linea, now))) return refuse("monedas-insuficientes");
 */
export interface MonedaRepository extends LotesQueVencen<LoteDeMonedas, AvisoDeMonedas> {
  total(idPersona: number): Promise<number>;
  /**
   * Total of coins, and the lots with coins left, first to expire first. `apagadas`: the person turned the game off, and
   * sees none of them. `debe`: coins that the next ones pay.
   */
  resumen(
    idPersona: number,
  ): Promise<{ total: number; debe: number; lotes: LoteDeMonedas[]; apagadas: boolean }>;
  /** Total of coins; null for a person who turned the game off. */
  aLaVista(idPersona: number): Promise<number | null>;
  /** Hides the coins of a person, or shows them again: the lots then last the days of the pause more. */
  apagar(idPersona: number, apagadas: boolean, now: Date): Promise<void>;
  /** Notes the first instant at which the installation had no coins. */
  pausarTodas(now: Date): Promise<void>;
  /** Ends that pause: the lots last its days more. */
  reanudarTodas(now: Date): Promise<void>;
  /** Newest first; coins that came or went at once are one movement. */
  movimientos(idPersona: number, cuantos: number): Promise<MovimientoDeMonedas[]>;
  /** Locks the total of a person until the transaction ends. */
  bloquear(idPersona: number): Promise<void>;
  /** Things that earned coins for a person. */
  ganadas(idPersona: number): Promise<Pick<CausaDeMonedas, "causa" | "dia">[]>;
  /** Things that earned coins for a person, and when; null for a person who turned the game off. */
  ganadasALaVista(
    idPersona: number,
  ): Promise<(Pick<CausaDeMonedas, "causa" | "dia"> & { ganadaEn: Date })[] | null>;
  /** Brings coins to a lot of their own. They pay what the person owes first. */
  dar(linea: LineaDeMonedas, venceEn: Date, now: Date): Promise<void>;
  /** Takes them, the first to end first, or answers false: it never goes below zero. */
  quitar(linea: LineaDeMonedas, now: Date): Promise<boolean>;
  /** Coins that a line brought; null when it is of nobody, or brought none. */
  llegada(idPersona: number, idMovimiento: string): Promise<number | null>;
  /** Takes coins back, and leaves a debt of those that were spent. False when their line was taken back before. */
  revertir(reversion: ReversionDeMonedas, now: Date): Promise<boolean>;
  /** Gives back the coins of an order; those that have ended last a while longer. */
  devolver(idPersona: number, idPedido: string, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    monedas: MonedaRepository;
  }
}
