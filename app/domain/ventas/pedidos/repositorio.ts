import type { EstadoDePedido, Pedido } from "./pedido";

/**
 * Orders of any kind. Each seller creates its own orders, and stores the goods that they are for. `cambiarEstado`
 * refuses with false when the stored state is none of `desde`.
 *
 * @example
 * const cambiado = await trx.pedidos.cambiarEstado(idPedido, ["pendiente"], "pagado", now);
 * if (!cambiado) return refuse("pedido-cerrado");
 */
export interface PedidoRepository {
  deUnaPersona(idPedido: string, idPersona: number): Promise<Pedido | null>;
  porId(idPedido: string): Promise<Pedido | null>;
  /** Id of the order with this short code; null without one. */
  idDeCodigo(codigo: string): Promise<string | null>;
  /** The chain of orders that replaced each other, oldest first, this order included. */
  cadena(idPedido: string): Promise<Pedido[]>;
  /** Changes the state of an order when it is one of `desde`. An order that ends undelivered gives its coupon back. */
  cambiarEstado(
    idPedido: string,
    desde: EstadoDePedido[],
    hasta: EstadoDePedido,
    now: Date,
  ): Promise<boolean>;
  /** Orders that stopped waiting for their payment in this transaction. */
  terminados(): readonly string[];
  /** Writes the coupon of the order, and its discount. */
  rebajar(idPedido: string, cupon: string | null, descuentoCentimos: number, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    pedidos: PedidoRepository;
  }
}
