import type { Cupon, CuponUsado, UsosDeCupon } from "./cupon";
import type { Pedido } from "../pedidos/pedido";

/**
 * Coupons and their uses. `contarUso` refuses with false when the coupon's total is used up. The limit for each person
 * is checked by the caller, under the lock that `contarUso` takes.
 *
 * @example const quedaba = await trx.cupones.contarUso(codigo);
 */
export interface CuponRepository {
  /** Writes a new coupon, or new limits of an existing one; its counted uses stay. */
  guardar(cupon: Cupon): Promise<void>;
  porCodigo(codigo: string): Promise<Cupon | null>;
  /** Ends a coupon at this instant, also one that has not begun. False when it had ended, or there is none. */
  detener(codigo: string, ahora: Date): Promise<boolean>;
  /** Coupons with their counted uses, the one that ends last first. At most `cuantos`. */
  ultimos(cuantos: number): Promise<CuponUsado[]>;
  /** The coupon with its counted uses; null when there is none. */
  usado(codigo: string): Promise<CuponUsado | null>;
  /** Number of uses that count, without those that were given back. */
  usos(codigo: string, idPersona: number): Promise<UsosDeCupon>;
  /**
   * Counts another use when the coupon's total allows it, and locks the coupon until the transaction ends. False when
   * no use is left.
   */
  contarUso(codigo: string): Promise<boolean>;
  /** Writes which order a counted use belongs to. An order has one coupon at a time. */
  anotarUso(uso: { codigo: string; idPersona: number; idPedido: string }, now: Date): Promise<void>;
  /** Gives back the uses of these orders, so that they count no more. */
  devolver(idsPedido: readonly string[], now: Date): Promise<void>;
  /**
   * Counts the coupon of an order again after its use was given back. True when the order has its promised discount.
   */
  retomar(pedido: Pick<Pedido, "idPedido" | "idPersona" | "cupon">, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    cupones: CuponRepository;
  }
}
