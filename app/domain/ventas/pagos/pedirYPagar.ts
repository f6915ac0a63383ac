import { done, type Result } from "../../shared/result";
import type { FormaDePago } from "../pedidos/formaDePago";

type Pedida = { idPersona: number };
type DelPedido = { idPersona: number; idPedido: string };

/** State of an order after the pay button: paid, to be paid at the gateway's page, or told by the order's own page. */
export type TrasPedir =
  | { lugar: "pagado" | "en-camino"; idPedido: string }
  | { lugar: "pasarela"; idPedido: string; urlDePago: string };

interface Puertas<O, R extends string> {
  pedir: (orden: O) => Promise<Result<{ idPedido: string }, R>>;
  pagarConTarjeta: (pago: DelPedido & { origen: string }) => Promise<Result<{ urlDePago: string }, R>>;
  /** One use case for each other way of paying: a new way does not compile until it has one. */
  sinTarjeta: Record<Exclude<FormaDePago, "tarjeta">, (pago: DelPedido) => Promise<Result<unknown, R>>>;
  /** Refusals after which the order goes on without a payment by card; its own page tells how. */
  siguioSinEsto: readonly R[];
}

/** Orders and pays with one button, for every screen that sells. */
export function makePedirYPagar<O extends Pedida, R extends string>(puertas: Puertas<O, R>) {
  return async (orden: O & { formaDePago: FormaDePago; origen: string }): Promise<Result<TrasPedir, R>> => {
    const { idPersona, formaDePago, origen } = orden;
    const pedido = await puertas.pedir(orden);
    if (!pedido.ok) return pedido;
    const { idPedido } = pedido.value;
    if (formaDePago === "tarjeta") {
      const cobro = await puertas.pagarConTarjeta({ idPersona, idPedido, origen });
      if (cobro.ok) return done({ lugar: "pasarela", idPedido, urlDePago: cobro.value.urlDePago });
      return puertas.siguioSinEsto.includes(cobro.rechazo) ? done({ lugar: "en-camino", idPedido }) : cobro;
    }
    const pagado = await puertas.sinTarjeta[formaDePago]({ idPersona, idPedido });
    return pagado.ok ? done({ lugar: "pagado", idPedido }) : pagado;
  };
}
