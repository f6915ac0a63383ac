import { huboCargo, type Pago } from "../pagos/pago";
import type { Pedido } from "../pedidos/pedido";
import type { Situacion } from "../pedidos/situacion";

/** Where an order stands, whatever was ordered; what was delivered its seller says in its own words. */
export type Momento = Situacion | "entregado" | "terminado";

/** What is known of an order. */
export interface Hechos {
  pedido: Pick<Pedido, "estado" | "relevadoPor">;
  pagos: readonly Pick<Pago, "estado">[];
  /** What it is for is still kept for its person. */
  apartado: boolean;
  /** What was delivered, and whether it stands; null when nothing was. */
  entregado: { enPie: boolean } | null;
}

/**
 * The one rule of what happened to an order. Its page and "¿Qué pasó con mi pago?" say what this answers, so that no
 * money is said to go back that was not taken, and none that was kept.
 */
export function momentoDe({ pedido, pagos, apartado, entregado }: Hechos): Momento {
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
  return pagos.length > 0 ? "rechazado" : "por-pagar";
}

/** The same for the page of the order itself, which somebody may come back to from the hosted page. */
export type Lugar =
  | Momento
  /** A payment is waited for, and nothing came of it yet. */
  | "en-camino"
  /** Its person gave up. */
  | "desistido";

/** The page of an order that has one address for all of it, as packs and places in workshops have. */
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
 * How somebody came back from the hosted page, as the return address claims; null where they came from elsewhere.
 * `cancelado` is a return as `error` that names no payment.
 */
export type Retorno = "exito" | "pendiente" | "error" | "cancelado";

/** The person came back without a payment that may still come to something. */
export const volvioSinPagar = (retorno: Retorno | null) => retorno === "error" || retorno === "cancelado";

/**
 * Whether the person called the payment off, and no bank refused it just now. A card that was refused before does not
 * change what was done last. Only the words depend on it: `retorno` is a claim of the address.
 */
export function seCancelo(
  { pagos, consultado }: Pick<Hechos, "pagos"> & { consultado: boolean },
  retorno: Retorno | null,
): boolean {
  if (!consultado || !volvioSinPagar(retorno)) return false;
  return retorno === "cancelado" ? pagos.every(({ estado }) => estado === "rechazado") : pagos.length === 0;
}

/** What is known of an order that has one address for all of it. */
export interface HechosDeSuPagina extends Hechos {
  /** A hosted page was opened for it. */
  hayCobro: boolean;
  /** The gateway could be asked just now. */
  consultado: boolean;
}

/**
 * A hosted page that was only opened is no payment: one is waited for where its person just came back as who paid, or
 * where nobody could ask.
 */
export function enSuPagina({ hayCobro, consultado, ...hechos }: HechosDeSuPagina, retorno: Retorno | null) {
  const vieneDePagar = retorno === "exito" || retorno === "pendiente";
  const seEspera = hayCobro && (vieneDePagar || !consultado);
  return EN_SU_PAGINA[lugarDe({ ...hechos, hayCobro: seEspera }, volvioSinPagar(retorno))];
}

/** `seDesistio` is what the return address claims: it may send somebody to the error, never to success. */
export function lugarDe({ hayCobro, ...hechos }: Hechos & { hayCobro: boolean }, seDesistio: boolean): Lugar {
  const momento = momentoDe(hechos);
  if (momento !== "por-pagar") return momento;
  if (seDesistio) return "desistido";
  return hayCobro ? "en-camino" : "por-pagar";
}
