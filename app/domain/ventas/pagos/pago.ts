import { LIMITE_DE_LLAMADA_EN_MS } from "../../shared/fallo";
import type { EstadoEnPasarela } from "./pasarela";

/** A person's return from the hosted page without paying, as the signed return address proves. */
export type Retorno = "cancelado";

/** A request of ours to charge an order: one hosted page of the gateway. One page may lead to several payments. */
export interface Cobro {
  idCobro: string;
  idPedido: string;
  pasarela: string;
  montoCentimos: number;
  /** The gateway's id of its page; null until the page was opened. */
  referencia: string | null;
  urlDePago: string | null;
  estado: "abierto" | "cerrado";
  creadoEn: Date;
  venceEn: Date;
  revisarEn: Date;
  /** How the person left the last try on this page; null while no return is stored. */
  retorno: Retorno | null;
}

/** State of a payment. `por-devolver`: a refund is due, but the gateway has not made it yet. */
export type EstadoDePago = "procesando" | "rechazado" | "pagado" | "por-devolver" | "devuelto";

/**
 * True when the person called off the last try to pay an order. `cobros`: all cobros of the order, sorted by deadline.
 */
export const seDesistio = (cobros: readonly Pick<Cobro, "retorno">[]): boolean =>
  cobros.at(-1)?.retorno === "cancelado";

/** A payment that the gateway reported. */
export interface Pago {
  pasarela: string;
  idPago: string;
  idCobro: string;
  montoCentimos: number;
  estado: EstadoDePago;
  /** Céntimos of partial refunds, done or due, while the rest of the payment is kept. */
  devueltoCentimos: number;
  /** Céntimos of partial refunds that the gateway has not made yet. */
  porDevolverCentimos: number;
  creadoEn: Date;
}

/** A partial refund of a payment, whose rest we keep. */
export interface DevolucionParcial {
  /** Idempotency key: the gateway refunds once for each key, however often it is asked. */
  idDevolucion: string;
  pasarela: string;
  idPago: string;
  montoCentimos: number;
}

/** Céntimos of a payment beyond its partial refunds: kept, or due to be refunded with the whole payment. */
export const centimosRestantes = ({
  montoCentimos,
  devueltoCentimos,
}: Pick<Pago, "montoCentimos" | "devueltoCentimos">) => montoCentimos - devueltoCentimos;

/** Céntimos of a payment that are refunded or due to be refunded: the partial refunds, or all of it. */
export const centimosDeDevolucion = (pago: Pick<Pago, "montoCentimos" | "devueltoCentimos" | "estado">) =>
  pago.estado === "por-devolver" || pago.estado === "devuelto" ? pago.montoCentimos : pago.devueltoCentimos;

/** Céntimos of a payment that the gateway has refunded, by partial refunds or as a whole. */
export const centimosDevueltos = (pago: Pago) =>
  pago.estado === "devuelto" ? pago.montoCentimos : pago.devueltoCentimos - pago.porDevolverCentimos;

/** Refunds of these payments: the amounts that are done, and the amounts under way. */
export const devolucionesDe = (pagos: readonly Pago[]) =>
  pagos
    .flatMap((pago) => {
      const devuelto = centimosDevueltos(pago);
      return [
        { estado: "devuelto" as const, montoCentimos: devuelto },
        { estado: "por-devolver" as const, montoCentimos: centimosDeDevolucion(pago) - devuelto },
      ];
    })
    .filter(({ montoCentimos }) => montoCentimos > 0);

/** True when money was taken for this payment, even if it was refunded since. */
export function huboCargo({ estado }: Pick<Pago, "estado">): boolean {
  return estado === "pagado" || estado === "por-devolver" || estado === "devuelto";
}

/** Céntimos charged, including those refunded since. */
export const centimosCobrados = (pagos: readonly Pick<Pago, "estado" | "montoCentimos">[]): number =>
  pagos.filter(huboCargo).reduce((suma, { montoCentimos }) => suma + montoCentimos, 0);

/** True when all charges have gone back, and none is on its way. */
export const seDevolvioTodo = (pagos: readonly Pago[]): boolean =>
  pagos.filter(huboCargo).every(({ estado }) => estado === "devuelto");

export const PALABRA_DE_PAGO: Record<EstadoDePago, string> = {
  procesando: "Procesando",
  rechazado: "Rechazado",
  pagado: "Pagado",
  "por-devolver": "En devolución",
  devuelto: "Devuelto",
};

/** States that each report of the gateway may replace: a late report never turns a state back. */
export const ANTES_DE: Record<EstadoEnPasarela, EstadoDePago[]> = {
  pendiente: [],
  rechazado: ["procesando"],
  aprobado: ["procesando", "rechazado"],
  devuelto: ["procesando", "rechazado", "pagado", "por-devolver"],
};

/**
 * Milliseconds for which one process alone holds a cobro or a refund: longer than two calls to the gateway. When that
 * process dies, another one continues after this time.
 */
export const ARRIENDO_EN_MS = 3 * LIMITE_DE_LLAMADA_EN_MS;

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;
/** Age at which we stop asking the gateway about an open cobro. */
export const VIDA_DE_UN_COBRO_EN_MS = 7 * DIA;

/**
 * Instant of the next question to the gateway about a cobro: soon while a person waits, later ever more rarely. A
 * settled cobro is checked only for a second payment or a chargeback, which nobody waits for.
 */
export function proximaRevision(cobro: Pick<Cobro, "creadoEn">, now: Date, resuelto = false): Date {
  const edad = now.getTime() - cobro.creadoEn.getTime();
  const espera = edad < HORA && !resuelto ? 15_000 : edad < DIA ? 10 * MINUTO : HORA;
  return new Date(now.getTime() + espera);
}

/** The payment that tells of an order: the last that was not refused, else the last. The oldest is given first. */
export const pagoContado = <P extends Pick<Pago, "estado">>(pagos: readonly P[]): P | null =>
  pagos.findLast(({ estado }) => estado !== "rechazado") ?? pagos.at(-1) ?? null;
