import { idDeVenta } from "~/domain/ventas/comprobantes/comprobante";
import { huboCargo, PALABRA_DE_PAGO, type Pago } from "~/domain/ventas/pagos/pago";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { totalDe, type EstadoDePedido, type Pedido } from "~/domain/ventas/pedidos/pedido";
import { services } from "~/services.server";
import { consultarPasarela } from "../pasarela.server";
import { responder } from "../responder";
import { direccionDeComprobante } from "~/domain/ventas/comprobantes/direcciones";

/** Where the page of an order is before anybody knows how it ends: it asks again by itself. */
const EN_CAMINO = "carga";

/** An order after asking the gateway, where it is still open. */
export async function verTrasPreguntar<T>(
  idPedido: string,
  ver: () => Promise<T>,
  estadoDe: (visto: T) => EstadoDePedido,
): Promise<T & { consultado: boolean }> {
  const primero = await ver();
  const abierto = ["pendiente", "vencido"].includes(estadoDe(primero));
  const consultado = !abierto || (await consultarPasarela(idPedido));
  return { ...(abierto ? await ver() : primero), consultado };
}

interface Visto<L extends string> {
  lugar: L;
  pedido: Pedido;
  pagos: readonly Pago[];
  urlDePago: string | null;
  consultado: boolean;
  /** They came back from the hosted page by its "cancel". */
  seDesistio: boolean;
}

/** What the page of every order says of its money, whatever was sold. */
export async function dineroEnPalabras<L extends string>({
  lugar,
  pedido,
  pagos,
  urlDePago,
  consultado,
  seDesistio,
}: Visto<L>) {
  const idComprobante = idDeVenta(pedido.idPedido);
  const comprobante = await services.ventas.verComprobante({ idPersona: pedido.idPersona, idComprobante });
  return {
    lugar,
    totalCentimos: totalDe(pedido),
    cupon: pedido.cupon,
    descuentoCentimos: pedido.descuentoCentimos,
    pagos: pagos.map(({ idPago, estado }) => ({ idPago, palabra: PALABRA_DE_PAGO[estado] })),
    procesando: pagos.some(({ estado }) => estado === "procesando"),
    /** They called it off themselves: nobody refused anything. */
    seDesistio: seDesistio && consultado && pagos.length === 0,
    /** Said only when the gateway itself confirmed it just now. */
    sinCobro: consultado && !pagos.some((pago) => huboCargo(pago)),
    urlDePago: lugar === EN_CAMINO && pagos.length === 0 ? urlDePago : null,
    hrefDelComprobante: comprobante.ok ? direccionDeComprobante({ idComprobante }) : null,
    hrefDeQuePaso: direccionDePedido(pedido),
  };
}
export type DineroEnPalabras = Awaited<ReturnType<typeof dineroEnPalabras>>;

/** The page of an order. While nobody knows how it ends it asks again by itself, without JavaScript. */
export function responderPedido<T extends { lugar: string }>(request: Request, pedido: T) {
  const { pathname, search } = new URL(request.url);
  const refresco = pedido.lugar === EN_CAMINO ? { refresh: `4;url=${pathname}${search}` } : undefined;
  return responder(pedido, 200, refresco);
}
