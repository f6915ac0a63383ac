import type { EstadoDePedido, Pedido } from "./pedido";

/** Every order, whatever it is for. Each seller makes its own and keeps what it is for. */
export interface PedidoRepository {
  deUnaPersona(idPedido: string, idPersona: number): Promise<Pedido | null>;
  porId(idPedido: string): Promise<Pedido | null>;
  /** Those that took each other's place, the oldest first, with this one; that one alone where none did. */
  cadena(idPedido: string): Promise<Pedido[]>;
  /** Changes the state if it still is one of `desde`. What ends undelivered gives its coupon back. */
  cambiarEstado(
    idPedido: string,
    desde: EstadoDePedido[],
    hasta: EstadoDePedido,
    now: Date,
  ): Promise<boolean>;
  /** Those that wait for their payment no more since this transaction. */
  terminados(): readonly string[];
  /** Writes which coupon the order uses, and what it takes off. */
  rebajar(idPedido: string, cupon: string | null, descuentoCentimos: number, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    pedidos: PedidoRepository;
  }
}
