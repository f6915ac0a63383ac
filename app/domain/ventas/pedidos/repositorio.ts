import type { EstadoDePedido, Pedido } from "./pedido";

export interface PedidoRepository {
  /** One live order for a hold: a second one answers the first. */
  crear(pedido: Pedido): Promise<Pedido>;
  deUnaPersona(idPedido: string, idPersona: number): Promise<Pedido | null>;
  porId(idPedido: string): Promise<Pedido | null>;
  ultimoDelHorario(idHorario: string): Promise<Pedido | null>;
  /** Their orders that wait for a payment, the oldest first. */
  pendientes(idPersona: number): Promise<Pedido[]>;
  /** Those that would move this session and wait for their payment. */
  cambiosPendientes(idCita: string): Promise<Pedido[]>;
  /** Changes the state if it still is one of `desde`. What ends without its session gives its coupon back. */
  cambiarEstado(
    idPedido: string,
    desde: EstadoDePedido[],
    hasta: EstadoDePedido,
    now: Date,
  ): Promise<boolean>;
  /** The session of one order goes on to another: its coupon goes with it, and the former ends. */
  relevar(anterior: Pedido, nuevo: Pick<Pedido, "idPedido">, idCita: string, now: Date): Promise<boolean>;
  /** The order is for another time from now on. */
  mudar(idPedido: string, idHorario: string, now: Date): Promise<void>;
  /** Writes which coupon the order uses, and what it takes off. */
  rebajar(idPedido: string, cupon: string | null, descuentoCentimos: number, now: Date): Promise<void>;
  /** The pending orders of these holds end, and give their coupons back. */
  cerrarPendientes(idsHorario: readonly string[], hasta: "vencido" | "anulado", now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    pedidos: PedidoRepository;
  }
}
