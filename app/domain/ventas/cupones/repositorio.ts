import type { Cupon, UsosDeCupon } from "./cupon";
import type { Pedido } from "../pedidos/pedido";

export interface CuponRepository {
  /** Writes a coupon, or its new limits; its uses stay as they are. */
  guardar(cupon: Cupon): Promise<void>;
  porCodigo(codigo: string): Promise<Cupon | null>;
  /** The uses that have not come back. */
  usos(codigo: string, idPersona: number): Promise<UsosDeCupon>;
  /** Counts one more use if its total allows it. Whoever asked holds the coupon until their transaction ends. */
  contarUso(codigo: string): Promise<boolean>;
  /** Writes whose use was counted. An order has one at a time. */
  anotarUso(uso: { codigo: string; idPersona: number; idPedido: string }, now: Date): Promise<void>;
  /** The uses of these orders come back. */
  devolver(idsPedido: readonly string[], now: Date): Promise<void>;
  /** Counts an order's use again if it had come back. Answers whether the order has what it was promised. */
  retomar(pedido: Pick<Pedido, "idPedido" | "idPersona" | "cupon">, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    cupones: CuponRepository;
  }
}
