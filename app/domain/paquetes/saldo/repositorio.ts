import type { AvisoDeLote, Lote, LoteDeAlguien } from "./lotes";
import type { Bono, MotivoDeMovimiento, Movimiento, Parte } from "./saldo";

/** Warnings of bonos. */
export type AvisoDeBonos = Exclude<AvisoDeLote, "un-mes">;

/** A warning, and the ends of the lots that it tells: after `desde`, and at `hasta` at the latest. */
export interface PlazoDeAviso<A extends AvisoDeLote> {
  aviso: A;
  desde: Date;
  hasta: Date;
}

/**
 * Lots of bonos or of coins, which expire. `marcarAvisado` refuses with false when the warning was given before, or the
 * lot was used up.
 *
 * @example
 * for (const { idLote } of await repos.saldos.lotesPorVencer(now, 100)) await repos.saldos.vencerLote(idLote, now);
 */
export interface LotesQueVencen<L, A extends AvisoDeLote> {
  /** Lots of a person with something left, first to end first. */
  lotesVivos(idPersona: number): Promise<L[]>;
  lotesPorVencer(now: Date, cuantos: number): Promise<L[]>;
  /** Ends the rest of a lot whose time has come. */
  vencerLote(idLote: string, now: Date): Promise<void>;
  /** Lots with something left of which the warning was not given, first to end first. */
  lotesPorAvisar(plazo: PlazoDeAviso<A>, cuantos: number): Promise<L[]>;
  /** Marks a warning of a lot as given; true once only. */
  marcarAvisado(idLote: string, aviso: A, now: Date): Promise<boolean>;
}

/** The order of a pack, as far as its bonos go. */
interface PedidoConBonos {
  idPedido: string;
  idPersona: number;
  contenido: readonly Parte[];
}

/** One person's bonos of one specialty. */
export interface ClaveDeSaldo {
  idPersona: number;
  idEspecialidad: number;
}
type PagoConBono = ClaveDeSaldo & { idPedido: string };

/**
 * Bonos of people by specialty: a ledger that only grows, and its totals. `gastar` refuses with false when the person
 * has none. `comprar` throws when the order has its bonos already.
 *
 * @example if (!(await trx.saldos.gastar({ idPersona, idEspecialidad, idPedido }, now))) return refuse("sin-saldo");
 */
export interface SaldoRepository extends LotesQueVencen<Lote, AvisoDeBonos> {
  /** Bonos by specialty, lots that end some day, and coins, read at once. */
  resumen(idPersona: number): Promise<{ bonos: Bono[]; lotes: LoteDeAlguien[]; monedas: number | null }>;
  /** Adds bonos to a balance, with their line in the ledger. */
  sumar(suma: ClaveDeSaldo & { cantidad: number; motivo: MotivoDeMovimiento }, now: Date): Promise<void>;
  /**
   * Gives back the bono that paid an order, once, however often it is called. False, without effect, when the money of
   * its pack went back.
   */
  devolver(pago: PagoConBono, now: Date): Promise<boolean>;
  /** The newest first. */
  movimientos(idPersona: number, cuantos: number): Promise<Movimiento[]>;
  /** The bonos of a pack that was paid, which end together; once for each order. */
  comprar(compra: PedidoConBonos, venceEn: Date, now: Date): Promise<void>;
  /** Takes back the rest of a pack's bonos, and returns their number. */
  retirarCompra(compra: PedidoConBonos, now: Date): Promise<number>;
  lotesDelPedido(idPedido: string): Promise<Lote[]>;
  /** Takes one bono, the first to end, or answers false: it never goes below zero. */
  gastar(pago: PagoConBono, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    saldos: SaldoRepository;
  }
}
