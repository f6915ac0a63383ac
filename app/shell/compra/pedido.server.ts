import { redirect } from "@remix-run/node";
import { NOMBRES_DEL_MARCO } from "~/domain/shared/navegacion/parametros";
import { idDeVenta } from "~/domain/ventas/comprobantes/comprobante";
import { huboCargo, PALABRA_DE_PAGO, type Pago } from "~/domain/ventas/pagos/pago";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { totalDe, type Pedido } from "~/domain/ventas/pedidos/pedido";
import { seCancelo } from "~/domain/ventas/rastro/lugar";
import { services } from "~/services.server";
import { consultarPasarela } from "./pasarela.server";
import { responder } from "../responder";
import { direccionDeComprobante } from "~/domain/ventas/comprobantes/direcciones";

/** Name of the page of an order whose payment is undecided. It reloads by itself. */
const EN_CAMINO = "carga";

/** Parameters of our own addresses of an order, and of the frame around its page. */
const NUESTROS: readonly string[] = ["pedido", "horario", "retorno", "cobro", ...NOMBRES_DEL_MARCO];

/**
 * Removes the parameters that the payment gateway adds to the return address: no address bar, history or shared link
 * keeps them.
 */
export function sinLoDeLaPasarela({ url }: Request): void {
  const { pathname, searchParams } = new URL(url);
  const ajenos = [...searchParams.keys()].filter((nombre) => !NUESTROS.includes(nombre));
  if (ajenos.length === 0) return;
  const sinPago = searchParams.get("retorno") === "error" && !nombraUnPago(searchParams);
  for (const nombre of [...ajenos, sinPago ? "retorno" : "cobro"]) searchParams.delete(nombre);
  throw redirect(sinConsulta(pathname, searchParams));
}

const sinConsulta = (pathname: string, quedan: URLSearchParams) =>
  quedan.size > 0 ? `${pathname}?${quedan}` : pathname;

/**
 * True when the return from the gateway names a payment. Mercado Pago writes the word "null" without a payment; the
 * test gateway writes nothing.
 */
const nombraUnPago = (deLaPasarela: URLSearchParams) =>
  !["", "null"].includes(deLaPasarela.get("payment_id") ?? "");

/**
 * Stores that the person returned from the gateway without paying, which the parameter `cobro` of the address proves.
 * Redirects to the address without it, so that a refresh and the back button find the stored fact. The gateway is
 * asked first, so that an earlier refusal counts as one. This GET writes, without harm to a person who follows it by
 * chance. It needs the owner's session, which no mail scanner has. Its signature stands only on the payment page of
 * that owner. Repeating it changes nothing. It moves no money, place or deadline: it decides between two sentences
 * that both say that nothing was charged. Any later payment that the gateway reports wins over it.
 */
export async function recibirRetorno(
  { url }: Request,
  pregunta: { idPersona: number; idPedido: string },
): Promise<void> {
  const { pathname, searchParams } = new URL(url);
  const llave = searchParams.get("cobro");
  if (llave === null) return;
  if (await services.ventas.sigueAbierto(pregunta)) {
    await consultarPasarela(pregunta.idPedido);
    await services.ventas.anotarRetorno({ ...pregunta, llave });
  }
  for (const nombre of ["cobro", "retorno"]) searchParams.delete(nombre);
  throw redirect(sinConsulta(pathname, searchParams));
}

const DE_PAGAR: readonly (string | null)[] = ["exito", "pendiente", "error"];

/**
 * True when the address claims that the person has just tried to pay. It proves nothing: a page may only wait for the
 * payment.
 */
export const vieneDePagar = ({ url }: Request): boolean =>
  DE_PAGAR.includes(new URL(url).searchParams.get("retorno"));

/** Reads an order. The payment gateway is asked first when it may know more than our database. */
export async function verTrasPreguntar<T>(
  pregunta: { idPersona: number; idPedido: string },
  ver: (pregunta: { idPersona: number; idPedido: string }) => Promise<T>,
): Promise<T & { consultado: boolean }> {
  const abierto = await services.ventas.sigueAbierto(pregunta);
  const consultado = !abierto || (await consultarPasarela(pregunta.idPedido));
  return { ...(await ver(pregunta)), consultado };
}

interface Visto<L extends string> {
  lugar: L;
  pedido: Pedido;
  pagos: readonly Pago[];
  urlDePago: string | null;
  seDesistio: boolean;
  consultado: boolean;
}

/** Words about the payment of an order, for sessions, workshops and packs. */
export async function dineroEnPalabras<L extends string>({
  lugar,
  pedido,
  pagos,
  urlDePago,
  seDesistio,
  consultado,
}: Visto<L>) {
  const idComprobante = idDeVenta(pedido.idPedido);
  // An unpaid order has no receipt, so none is read.
  const sePago = pedido.estado === "pagado" || pedido.estado === "devuelto";
  const comprobante =
    sePago && (await services.ventas.verComprobante({ idPersona: pedido.idPersona, idComprobante }));
  return {
    lugar,
    totalCentimos: totalDe(pedido),
    cupon: pedido.cupon,
    descuentoCentimos: pedido.descuentoCentimos,
    pagos: pagos.map(({ idPago, estado }) => ({ idPago, palabra: PALABRA_DE_PAGO[estado] })),
    procesando: pagos.some(({ estado }) => estado === "procesando"),
    /** True when the person cancelled the payment: the bank refused nothing. */
    seDesistio: seCancelo({ pagos, seDesistio, consultado }),
    /** True when the gateway has just confirmed that nothing was charged, as the sentence on the page claims. */
    sinCobro: consultado && !pagos.some((pago) => huboCargo(pago)),
    urlDePago: lugar === EN_CAMINO && pagos.length === 0 ? urlDePago : null,
    hrefDelComprobante: comprobante && comprobante.ok ? direccionDeComprobante({ idComprobante }) : null,
    hrefDeQuePaso: direccionDePedido(pedido),
  };
}
export type DineroEnPalabras = Awaited<ReturnType<typeof dineroEnPalabras>>;

/** Page of an order. While the outcome is unknown it reloads by itself, without JavaScript. */
export function responderPedido<T>(request: Request, lugar: string, pedido: T) {
  const { pathname, search } = new URL(request.url);
  // The address is named because a browser at an address with a #fragment would only scroll.
  const refresco = lugar === EN_CAMINO ? { refresh: `4;url=${pathname}${search}` } : undefined;
  return responder(pedido, 200, refresco);
}
