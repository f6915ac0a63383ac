import type { Pedido } from "../../ventas/pedidos/pedido";
import type { PedidoDeCambio, Reserva } from "./reserva";

/** The orders that are for a time. Their states are changed as those of any order. */
export interface ReservaRepository {
  /** One live order for a hold: a second one answers the first. */
  crear(reserva: Reserva): Promise<Reserva>;
  porId(idPedido: string): Promise<Reserva | null>;
  deUnaPersona(idPedido: string, idPersona: number): Promise<Reserva | null>;
  ultimaDelHorario(idHorario: string): Promise<Reserva | null>;
  /** Their orders that wait for a payment, the oldest first. */
  pendientes(idPersona: number): Promise<Reserva[]>;
  /** Those that would move this session and wait for their payment. */
  cambiosPendientes(idCita: string): Promise<PedidoDeCambio[]>;
  /** The orders that this session went on from, the oldest first. */
  relevados(idCita: string): Promise<string[]>;
  /** The session of one order goes on to another: its coupon goes with it, and the former ends. */
  relevar(anterior: Pedido, nuevo: Pick<Pedido, "idPedido">, idCita: string, now: Date): Promise<boolean>;
  /** The order is for another time from now on. */
  mudar(idPedido: string, idHorario: string, now: Date): Promise<void>;
  /** The pending orders of these holds end, and give their coupons back. */
  cerrarPendientes(idsHorario: readonly string[], hasta: "vencido" | "anulado", now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    reservas: ReservaRepository;
  }
}
