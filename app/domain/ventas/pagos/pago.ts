import { LIMITE_DE_LLAMADA_EN_MS } from "../../shared/fallo";
import type { EstadoEnPasarela } from "./pasarela";

/** Our request to charge: one hosted page of the gateway. Several payments may come of it. */
export interface Cobro {
  idCobro: string;
  idPedido: string;
  pasarela: string;
  montoCentimos: number;
  /** What the gateway calls its page; null until that was opened. */
  referencia: string | null;
  urlDePago: string | null;
  estado: "abierto" | "cerrado";
  creadoEn: Date;
  venceEn: Date;
  revisarEn: Date;
}

/** `por-devolver` is money that must go back and has not yet. */
export type EstadoDePago = "procesando" | "rechazado" | "pagado" | "por-devolver" | "devuelto";

/** A payment that the gateway told us of. */
export interface Pago {
  pasarela: string;
  idPago: string;
  idCobro: string;
  montoCentimos: number;
  estado: EstadoDePago;
  /** What of it went back, or must, while the rest is kept. */
  devueltoCentimos: number;
  /** What of that the gateway has not given back yet. */
  porDevolverCentimos: number;
  creadoEn: Date;
}

/** Part of a payment that must go back: the rest is kept. */
export interface DevolucionParcial {
  /** The gateway gives it back once for it, however often it is asked. */
  idDevolucion: string;
  pasarela: string;
  idPago: string;
  montoCentimos: number;
}

/** What is kept of a payment, or would go back with it. */
export const loQueQueda = ({
  montoCentimos,
  devueltoCentimos,
}: Pick<Pago, "montoCentimos" | "devueltoCentimos">) => montoCentimos - devueltoCentimos;

/** What went back of a payment, or is on its way: its parts, and the rest where that goes back too. */
export const loQueVuelve = (pago: Pick<Pago, "montoCentimos" | "devueltoCentimos" | "estado">) =>
  pago.estado === "por-devolver" || pago.estado === "devuelto" ? pago.montoCentimos : pago.devueltoCentimos;

/** What really went back of a payment, in parts or whole. */
export const loDevuelto = (pago: Pago) =>
  pago.estado === "devuelto" ? pago.montoCentimos : pago.devueltoCentimos - pago.porDevolverCentimos;

/** What goes back of some payments, in parts or whole: how much is there by now, and how much is on its way. */
export const devolucionesDe = (pagos: readonly Pago[]) =>
  pagos
    .flatMap((pago) => {
      const devuelto = loDevuelto(pago);
      return [
        { estado: "devuelto" as const, montoCentimos: devuelto },
        { estado: "por-devolver" as const, montoCentimos: loQueVuelve(pago) - devuelto },
      ];
    })
    .filter(({ montoCentimos }) => montoCentimos > 0);

/** Money was taken for this payment, whether or not it has come back. */
export function huboCargo({ estado }: Pick<Pago, "estado">): boolean {
  return estado === "pagado" || estado === "por-devolver" || estado === "devuelto";
}

/** What was charged, also what has gone back since. */
export const loCobrado = (pagos: readonly Pick<Pago, "estado" | "montoCentimos">[]): number =>
  pagos.filter(huboCargo).reduce((suma, { montoCentimos }) => suma + montoCentimos, 0);

/** All that was charged has gone back by now: nothing of it is on its way. */
export const seDevolvioTodo = (pagos: readonly Pago[]): boolean =>
  pagos.filter(huboCargo).every(({ estado }) => estado === "devuelto");

export const PALABRA_DE_PAGO: Record<EstadoDePago, string> = {
  procesando: "Procesando",
  rechazado: "Rechazado",
  pagado: "Pagado",
  "por-devolver": "En devolución",
  devuelto: "Devuelto",
};

/** The states that may still become the one the gateway reports: late news never turns the clock back. */
export const ANTES_DE: Record<EstadoEnPasarela, EstadoDePago[]> = {
  pendiente: [],
  rechazado: ["procesando"],
  aprobado: ["procesando", "rechazado"],
  devuelto: ["procesando", "rechazado", "pagado", "por-devolver"],
};

/**
 * How long one process has a cobro or a refund to itself: longer than two calls to the gateway may take. Where that
 * process dies, another one goes on after this.
 */
export const ARRIENDO_EN_MS = 3 * LIMITE_DE_LLAMADA_EN_MS;

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;
/** After this an open cobro is asked about no more. */
export const VIDA_DE_UN_COBRO_EN_MS = 7 * DIA;

/**
 * When to ask the gateway again about a cobro: often while somebody waits, then ever more rarely. One that is
 * settled there is looked at for a second payment or a chargeback only, which nobody waits for.
 */
export function proximaRevision(cobro: Pick<Cobro, "creadoEn">, now: Date, resuelto = false): Date {
  const edad = now.getTime() - cobro.creadoEn.getTime();
  const espera = edad < HORA && !resuelto ? 15_000 : edad < DIA ? 10 * MINUTO : HORA;
  return new Date(now.getTime() + espera);
}
