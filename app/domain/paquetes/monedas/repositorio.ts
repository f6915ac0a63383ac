import type { LoteDeMonedas, MotivoDeMonedas, MovimientoDeMonedas } from "./monedas";
import type { LotesQueVencen } from "../saldo/repositorio";

interface LineaDeMonedas {
  idPersona: number;
  cantidad: number;
  motivo: MotivoDeMonedas;
  idPedido: string | null;
}

export interface MonedaRepository extends LotesQueVencen<LoteDeMonedas> {
  total(idPersona: number): Promise<number>;
  /** How many there are, and the lots that are left of them, the first to end first. */
  resumen(idPersona: number): Promise<{ total: number; lotes: LoteDeMonedas[] }>;
  /** The newest first; what came or went at once is one of them. */
  movimientos(idPersona: number, cuantos: number): Promise<MovimientoDeMonedas[]>;
  dar(linea: LineaDeMonedas, venceEn: Date, now: Date): Promise<void>;
  /** Takes them, the first to end first, or answers false: it never goes below zero. */
  quitar(linea: LineaDeMonedas, now: Date): Promise<boolean>;
  /** Gives back what an order was paid with; those that have ended last a while longer. */
  devolver(idPersona: number, idPedido: string, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    monedas: MonedaRepository;
  }
}
