import type { Horario } from "../horarios/horario";
import type { Pedido } from "../../ventas/pedidos/pedido";
import type { PedidoDeCambio, Reserva } from "./reserva";

/** A time, its last order if there is one, and whether it is kept by a payment under way or by an offer. */
export interface ReservaViva {
  horario: Horario;
  pedido: Reserva | null;
  enProceso: boolean;
  /** The waiting list keeps it for them: it has a page of its own. */
  ofrecido: boolean;
}

/** The orders that are for a time. Their states are changed as those of any order. */
export interface ReservaRepository {
  /** One live order for a hold: a second one answers the first. */
  crear(reserva: Reserva): Promise<Reserva>;
  porId(idPedido: string): Promise<Reserva | null>;
  /** With the time that it is for. */
  deUnaPersona(idPedido: string, idPersona: number): Promise<{ reserva: Reserva; horario: Horario } | null>;
  ultimaDelHorario(idHorario: string): Promise<Reserva | null>;
  /** The same, and whether a hosted page was opened to pay it. */
  ultimaConCobro(idHorario: string): Promise<{ reserva: Reserva; conCobro: boolean } | null>;
  /** The times that they hold or have reserved and that are not over; of those held, the first to expire first. */
  vivas(idPersona: number, now: Date): Promise<ReservaViva[]>;
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
