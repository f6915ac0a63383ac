import type { Causa } from "../../shared/causa";
import type { EstadoDePago } from "../pagos/pago";

/** Things whose changes of state the history of an order records. */
export type Asunto = "pedido" | "pago" | "devolucion" | "cita" | "comprobante";

/** A line of an order's history, written with the change and never altered. It holds ids and no personal data. */
export interface Cambio {
  idPedido: string;
  asunto: Asunto;
  idAsunto: string;
  /** State before the change; null at the beginning. Equal to `hasta` when only the time of the state changed. */
  desde: string | null;
  hasta: string;
  causa: Causa;
  creadoEn: Date;
}

export type EstadoDeDevolucion = "pedida" | "hecha";

/** State of the refund by the state of the payment; null when nothing is refunded. */
export function devolucionDe(estado: EstadoDePago | null): EstadoDeDevolucion | null {
  if (estado === "por-devolver") return "pedida";
  return estado === "devuelto" ? "hecha" : null;
}
