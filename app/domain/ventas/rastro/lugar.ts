import { huboCargo, type Pago } from "../pagos/pago";
import type { Pedido } from "../pedidos/pedido";

/** How an order stands for whoever looks at its page, whatever was ordered. Each seller says these in its own words. */
export type Lugar =
  /** What it was for went on to another order. */
  | "relevado"
  | "entregado"
  /** Paid and delivered, and what was delivered is over. */
  | "terminado"
  /** Money was taken and goes back, or went back. */
  | "devuelto"
  /** The gateway is deciding. */
  | "procesando"
  /** Nothing is kept for it any more. */
  | "vencido"
  /** The card was refused, or its person gave up. */
  | "sin-pago"
  /** A hosted page is open, and nothing came of it yet. */
  | "en-camino"
  | "por-abrir";

/** The page of an order that has one address for all of it, as packs and places in workshops have. */
export const EN_SU_PAGINA = {
  relevado: "vencido",
  entregado: "exito",
  terminado: "terminado",
  devuelto: "devuelto",
  procesando: "carga",
  vencido: "vencido",
  "sin-pago": "error",
  "en-camino": "carga",
  "por-abrir": "pagar",
} as const satisfies Record<Lugar, string>;

export interface LoQueSeSabe {
  pedido: Pick<Pedido, "estado" | "relevadoPor">;
  pagos: readonly Pick<Pago, "estado">[];
  /** A hosted page was opened for it. */
  hayCobro: boolean;
  /** What it is for is still kept for its person. */
  apartado: boolean;
  /** What was delivered stands. */
  enPie: boolean;
}

/**
 * What happened to an order, from what the server knows. `seDesistio` is what the return address claims: it may send
 * somebody to the error, never to success.
 */
export function lugarDe(
  { pedido, pagos, hayCobro, apartado, enPie }: LoQueSeSabe,
  seDesistio: boolean,
): Lugar {
  if (pedido.relevadoPor) return "relevado";
  if (pedido.estado === "pagado") return enPie ? "entregado" : "terminado";
  if (pedido.estado === "devuelto" || pagos.some(huboCargo)) return "devuelto";
  if (pagos.some(({ estado }) => estado === "procesando")) return "procesando";
  if (pedido.estado !== "pendiente" || !apartado) return "vencido";
  if (pagos.length > 0 || seDesistio) return "sin-pago";
  return hayCobro ? "en-camino" : "por-abrir";
}
