import type { Lote, LoteDeAlguien } from "./lotes";
import type { Bono, MotivoDeMovimiento, Movimiento, Parte } from "./saldo";

/** Lots of bonos or of coins, which end. */
export interface LotesQueVencen<L> {
  /** Those of a person with something left, the first to end first. */
  lotesVivos(idPersona: number): Promise<L[]>;
  lotesPorVencer(now: Date, cuantos: number): Promise<L[]>;
  /** Ends what is left of a lot whose time has come. */
  vencerLote(idLote: string, now: Date): Promise<void>;
  /** Those that end up to an instant and that nobody was warned of. */
  lotesPorAvisar(hasta: Date, cuantos: number): Promise<L[]>;
  /** Once for each lot. */
  marcarAvisado(idLote: string, now: Date): Promise<boolean>;
}

/** The order of a pack, as far as its bonos go. */
interface PedidoConBonos {
  idPedido: string;
  idPersona: number;
  contenido: readonly Parte[];
}

export interface SaldoRepository extends LotesQueVencen<Lote> {
  /** The bonos by specialty, those of them that end some day, and the coins, read at once. */
  resumen(idPersona: number): Promise<{ bonos: Bono[]; lotes: LoteDeAlguien[]; monedas: number }>;
  sumar(
    idPersona: number,
    idEspecialidad: number,
    cantidad: number,
    motivo: MotivoDeMovimiento,
    now: Date,
  ): Promise<void>;
  /**
   * Gives back the bono that an order was paid with; once, whoever asks again. False, and nothing, where the money of
   * its pack went back.
   */
  devolver(idPersona: number, idEspecialidad: number, idPedido: string, now: Date): Promise<boolean>;
  /** The newest first. */
  movimientos(idPersona: number, cuantos: number): Promise<Movimiento[]>;
  /** The bonos of a pack that was paid, which end together; once for each order. */
  comprar(compra: PedidoConBonos, venceEn: Date, now: Date): Promise<void>;
  /** Takes back what is left of a pack's bonos, and says how many that were. */
  retirarCompra(compra: PedidoConBonos, now: Date): Promise<number>;
  lotesDelPedido(idPedido: string): Promise<Lote[]>;
  /** Takes one bono, the first to end, or answers false: it never goes below zero. */
  gastar(idPersona: number, idEspecialidad: number, idPedido: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    saldos: SaldoRepository;
  }
}
