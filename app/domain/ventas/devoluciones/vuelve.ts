import type { Pago } from "../pagos/pago";
import { centimosRestantes } from "../pagos/pago";
import type { FormaDePago } from "../pedidos/formaDePago";

/** Refund of an order, by the form of payment. */
export type Vuelve =
  { tipo: "bono" } | { tipo: "cupon" } | { tipo: "nada" } | { tipo: "dinero"; centimos: number };

/**
 * True when the page told the person the refund that they get now: a deadline may pass between the page and the button.
 * A request without `vuelve` gets the present refund, unless no money goes back: nobody loses money unawares.
 */
export const estaDicho = (esperado: Vuelve["tipo"] | null | undefined, vuelve: Vuelve): boolean =>
  esperado === undefined ? vuelve.tipo !== "nada" : esperado === vuelve.tipo;

/** How an order was paid, and how much of its money we still hold. */
export interface PagoDelPedido {
  formaDePago: FormaDePago;
  pagadoCentimos: number;
}

/** Money of an order that was not refunded. */
export const pagoRestante = (pagos: readonly Pago[]): Omit<PagoDelPedido, "formaDePago"> => ({
  pagadoCentimos: pagos
    .filter(({ estado }) => estado === "pagado")
    .reduce((suma, pago) => suma + centimosRestantes(pago), 0),
});

export function devolucionEntera({ formaDePago, pagadoCentimos: centimos }: PagoDelPedido): Vuelve {
  if (formaDePago === "saldo") return { tipo: "bono" };
  if (formaDePago === "cupon") return { tipo: "cupon" };
  return centimos > 0 ? { tipo: "dinero", centimos } : { tipo: "nada" };
}

/** Destination of a refund in words: each payment goes back to its own card. */
export const A_LA_TARJETA = "a la tarjeta con la que pagaste";
/** Warning that the bank needs days to show a refund, so that nobody takes a late refund for a lost one. */
export const TU_BANCO_TARDA = "Tu banco puede tardar unos días en mostrarlo.";
