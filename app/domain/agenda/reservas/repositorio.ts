import type { Horario } from "../horarios/horario";
import type { Pedido } from "../../ventas/pedidos/pedido";
import type { PedidoDeCambio, Reserva } from "./reserva";

/** A time, its last order if there is one, and whether an offer or a payment under way keeps the time. */
export interface ReservaViva {
  horario: Horario;
  pedido: Reserva | null;
  enProceso: boolean;
  /** True when a waiting list keeps the time for the person, who answers on the page of their waiting lists. */
  ofrecido: boolean;
  /** Session of a reserved time; null for a held one. */
  idCita: string | null;
}

/**
 * Orders for a time of a specialist. Their states change as those of any order. `relevar` refuses with false when the
 * earlier order is not paid.
 *
 * @example const reserva = await trx.reservas.crear({ ...nuevo, clase: "sesion", idHorario, versionDeDatos });
 */
export interface ReservaRepository {
  /** Stores the one open order of a held time; a second call returns the first order. */
  crear(reserva: Reserva): Promise<Reserva>;
  porId(idPedido: string): Promise<Reserva | null>;
  /** An order of this person with its time. */
  deUnaPersona(idPedido: string, idPersona: number): Promise<{ reserva: Reserva; horario: Horario } | null>;
  ultimaDelHorario(idHorario: string): Promise<Reserva | null>;
  /** Last order of a time, and whether a hosted page was opened to pay it. */
  ultimaConCobro(idHorario: string): Promise<{ reserva: Reserva; conCobro: boolean } | null>;
  /** Held and reserved times of the person that are not over. Held ones come first, by expiry. */
  vivas(idPersona: number, now: Date): Promise<ReservaViva[]>;
  /** Unpaid orders to change this session. */
  cambiosPendientes(idCita: string): Promise<PedidoDeCambio[]>;
  /** Earlier orders of this session, the oldest first. */
  relevados(idCita: string): Promise<string[]>;
  /** Moves a session and its coupon from one order to another; the former order ends. */
  relevar(anterior: Pedido, nuevo: Pick<Pedido, "idPedido">, idCita: string, now: Date): Promise<boolean>;
  /** Changes the time of an order. */
  mudar(idPedido: string, idHorario: string, now: Date): Promise<void>;
  /** Ends the unpaid orders of these held times, and gives their coupons back. */
  cerrarPendientes(idsHorario: readonly string[], hasta: "vencido" | "anulado", now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    reservas: ReservaRepository;
  }
}
