import type { Pago } from "../pagos/pago";
import { loQueQueda } from "../pagos/pago";
import type { FormaDePago } from "../pedidos/pedido";

/** What comes back to somebody of what they paid. */
export type Vuelve =
  { tipo: "bono" } | { tipo: "cupon" } | { tipo: "nada" } | { tipo: "dinero"; centimos: number };

/**
 * Whether somebody was told what comes back: the limit may have passed between the page and the button, or nothing been
 * said of it yet. Nobody loses money by surprise; who says nothing gets what there is, unless it is nothing.
 */
export const estaDicho = (dicho: Vuelve["tipo"] | null | undefined, vuelve: Vuelve): boolean =>
  dicho === undefined ? vuelve.tipo !== "nada" : dicho === vuelve.tipo;

/** How something was paid, and what of its money is kept still. */
export interface LoPagado {
  formaDePago: FormaDePago;
  pagadoCentimos: number;
}

/** What is kept of the payments of an order. */
export const loQueQuedaDe = (pagos: readonly Pago[]): Omit<LoPagado, "formaDePago"> => ({
  pagadoCentimos: pagos
    .filter(({ estado }) => estado === "pagado")
    .reduce((suma, pago) => suma + loQueQueda(pago), 0),
});

export function todoLoPagado({ formaDePago, pagadoCentimos: centimos }: LoPagado): Vuelve {
  if (formaDePago === "saldo") return { tipo: "bono" };
  if (formaDePago === "cupon") return { tipo: "cupon" };
  return centimos > 0 ? { tipo: "dinero", centimos } : { tipo: "nada" };
}

/** Where the money goes back to: each payment to the card that made it. */
export const A_LA_TARJETA = "a la tarjeta con la que pagaste";
/** Said with it: whoever sees nothing on their card the same day has lost nothing. */
export const TU_BANCO_TARDA = "Tu banco puede tardar unos días en mostrarlo.";
