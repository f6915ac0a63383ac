import type { Causa } from "../../shared/causa";
import type { EstadoDePago } from "../pagos/pago";

/** What has states of its own. */
export type Asunto = "pedido" | "pago" | "devolucion" | "cita" | "comprobante";

/** One line of the history of an order: it is written with the change, and never again. Ids and nothing personal. */
export interface Cambio {
  idPedido: string;
  asunto: Asunto;
  idAsunto: string;
  /** Null where it begins. The same as `hasta` where something else than the state changed: its time. */
  desde: string | null;
  hasta: string;
  causa: Causa;
  creadoEn: Date;
}

export type EstadoDeDevolucion = "pedida" | "hecha";

/** Where the money that must go back is, by the state of its payment; null when none must. */
export function devolucionDe(estado: EstadoDePago | null): EstadoDeDevolucion | null {
  if (estado === "por-devolver") return "pedida";
  return estado === "devuelto" ? "hecha" : null;
}
