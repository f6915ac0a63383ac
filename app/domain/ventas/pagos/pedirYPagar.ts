import { done, type Result } from "../../shared/result";
import type { FormaDePago } from "../pedidos/pedido";

type Pedida = { idPersona: number };
type DelPedido = { idPersona: number; idPedido: string };

/** Where an order is after its button: paid, at the page of the gateway, or somewhere its own page knows. */
export type TrasPedir =
  | { lugar: "pagado" | "en-camino"; idPedido: string }
  | { lugar: "pasarela"; idPedido: string; urlDePago: string };

interface Puertas<O, R extends string> {
  pedir: (orden: O) => Promise<Result<{ idPedido: string }, R>>;
  pagarConTarjeta: (pago: DelPedido & { origen: string }) => Promise<Result<{ urlDePago: string }, R>>;
  sinTarjeta: Partial<Record<FormaDePago, (pago: DelPedido) => Promise<Result<unknown, R>>>>;
  /** Refusals of the card that say that the order went on without it: its own page tells how. */
  siguioSinEsto: readonly R[];
}

/** Orders and pays with one button, as every screen that sells does. */
export function makePedirYPagar<O extends Pedida, R extends string>(puertas: Puertas<O, R>) {
  return async (orden: O & { modo: FormaDePago; origen: string }): Promise<Result<TrasPedir, R>> => {
    const { idPersona, modo, origen } = orden;
    const pedido = await puertas.pedir(orden);
    if (!pedido.ok) return pedido;
    const { idPedido } = pedido.value;
    const pagar = puertas.sinTarjeta[modo];
    if (pagar) {
      const pagado = await pagar({ idPersona, idPedido });
      return pagado.ok ? done({ lugar: "pagado", idPedido }) : pagado;
    }
    const cobro = await puertas.pagarConTarjeta({ idPersona, idPedido, origen });
    if (cobro.ok) return done({ lugar: "pasarela", idPedido, urlDePago: cobro.value.urlDePago });
    return puertas.siguioSinEsto.includes(cobro.rechazo) ? done({ lugar: "en-camino", idPedido }) : cobro;
  };
}
