import { huboCargo, type Pago } from "../pagos/pago";
import type { Pedido } from "../pedidos/pedido";
import type { Situacion } from "../pedidos/situacion";

/** State of an order of any kind. The seller's words tell the state of the goods. */
export type Momento = Situacion | "entregado" | "terminado";

/** Known facts of an order, from which its state follows. */
export interface Hechos {
  pedido: Pick<Pedido, "estado" | "relevadoPor">;
  pagos: readonly Pick<Pago, "estado">[];
  /** True when we stored that the person called off the last try to pay. */
  seDesistio: boolean;
  /** True while the goods are kept for the person. */
  apartado: boolean;
  /** True in `enPie` while the delivered goods are valid; null when nothing was delivered. */
  entregado: { enPie: boolean } | null;
}

/**
 * The one rule for an order's state. The order's page and "¿Qué pasó con mi pago?" both use it, so that neither tells
 * of a refund without a charge, or hides one.
 */
export function momentoDe({ pedido, pagos, seDesistio, apartado, entregado }: Hechos): Momento {
  if (pedido.relevadoPor) return "cambiada";
  if (entregado?.enPie && pedido.estado !== "devuelto") return "entregado";
  const cobrados = pagos.filter(huboCargo);
  const seQueda = cobrados.some(({ estado }) => estado === "pagado");
  if (cobrados.length > 0 && !seQueda) {
    return cobrados.every(({ estado }) => estado === "devuelto") ? "devuelto" : "por-devolver";
  }
  if (entregado) return "terminado";
  if (seQueda || pagos.some(({ estado }) => estado === "procesando")) return "procesando";
  if (pedido.estado === "anulado") return "anulado";
  if (pedido.estado !== "pendiente" || !apartado) return "vencido";
  if (seDesistio) return "desistido";
  return pagos.length > 0 ? "rechazado" : "por-pagar";
}

/** Screens of the order's own page; `en-camino` shows a payment without an outcome yet. */
export type Lugar = Momento | "en-camino";

/** Screen for each state, for orders whose page has one address for all states: packs and places in workshops. */
export const EN_SU_PAGINA = {
  cambiada: "vencido",
  entregado: "exito",
  terminado: "terminado",
  "por-devolver": "devuelto",
  devuelto: "devuelto",
  procesando: "carga",
  vencido: "vencido",
  anulado: "vencido",
  rechazado: "error",
  desistido: "error",
  "en-camino": "carga",
  "por-pagar": "pagar",
} as const satisfies Record<Lugar, string>;

/**
 * True when a page may say that the person called the payment off: the gateway has just confirmed that there is no
 * payment. A card refused earlier changes nothing, because the person called off later.
 */
export const seCancelo = ({
  pagos,
  seDesistio,
  consultado,
}: Pick<Hechos, "pagos" | "seDesistio"> & { consultado: boolean }): boolean =>
  consultado && seDesistio && pagos.every(({ estado }) => estado === "rechazado");

/** Known facts of an order whose page has one address for all states. */
export interface HechosDeSuPagina extends Hechos {
  /** True when a hosted page was opened for the order. */
  hayCobro: boolean;
  /** True when the gateway answered just now. */
  consultado: boolean;
}

/**
 * Screen of an order whose page has one address for all states. A hosted page that was only opened is no payment. The
 * page waits for a payment when the address claims one (`vieneDePagar`), or when the gateway did not answer. The claim
 * makes the page wait and changes nothing else.
 */
export function enSuPagina(
  { hayCobro, consultado, ...hechosDelPedido }: HechosDeSuPagina,
  vieneDePagar: boolean,
) {
  return EN_SU_PAGINA[lugarDe({ ...hechosDelPedido, hayCobro: hayCobro && (vieneDePagar || !consultado) })];
}

export function lugarDe({ hayCobro, ...hechosDelPedido }: Hechos & { hayCobro: boolean }): Lugar {
  const momento = momentoDe(hechosDelPedido);
  return momento === "por-pagar" && hayCobro ? "en-camino" : momento;
}
