import type { LoteDeMonedas, MotivoDeMonedas, MovimientoDeMonedas } from "./monedas";
import type { LotesQueVencen } from "../saldo/repositorio";

interface LineaDeMonedas {
  idPersona: number;
  cantidad: number;
  motivo: MotivoDeMonedas;
  idPedido: string | null;
}

/**
 * Coins of people: a ledger that only grows, and its total. `quitar` refuses with false when the person has too few.
 *
 * @example if (!(await trx.monedas.quitar(linea, now))) return refuse("monedas-insuficientes");
 */
export interface MonedaRepository extends LotesQueVencen<LoteDeMonedas> {
  total(idPersona: number): Promise<number>;
  /** Total of coins, and the lots with coins left, first to expire first. */
  resumen(idPersona: number): Promise<{ total: number; lotes: LoteDeMonedas[] }>;
  /** Newest first; coins that came or went at once are one movement. */
  movimientos(idPersona: number, cuantos: number): Promise<MovimientoDeMonedas[]>;
  dar(linea: LineaDeMonedas, venceEn: Date, now: Date): Promise<void>;
  /** Takes them, the first to end first, or answers false: it never goes below zero. */
  quitar(linea: LineaDeMonedas, now: Date): Promise<boolean>;
  /** Gives back the coins of an order; those that have ended last a while longer. */
  devolver(idPersona: number, idPedido: string, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    monedas: MonedaRepository;
  }
}
