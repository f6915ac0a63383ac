import { redirect } from "@remix-run/node";
import { NOMBRES_DEL_MARCO } from "~/domain/shared/navegacion/parametros";
import { idDeVenta } from "~/domain/ventas/comprobantes/comprobante";
import { huboCargo, PALABRA_DE_PAGO, type Pago } from "~/domain/ventas/pagos/pago";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { totalDe, type Pedido } from "~/domain/ventas/pedidos/pedido";
import { seCancelo, type Retorno } from "~/domain/ventas/rastro/lugar";
import { services } from "~/services.server";
import { consultarPasarela } from "../pasarela.server";
import { responder } from "../responder";
import { direccionDeComprobante } from "~/domain/ventas/comprobantes/direcciones";

/** Where the page of an order is before anybody knows how it ends: it asks again by itself. */
const EN_CAMINO = "carga";

/** What our own addresses of an order, and whatever surrounds them, are written with. */
const NUESTROS: readonly string[] = ["pedido", "horario", "retorno", ...NOMBRES_DEL_MARCO];

/** Which payment it was, as the gateway adds it to the way back, is in no address bar, history or link that is shared. */
export function sinLoDeLaPasarela({ url }: Request): void {
  const { pathname, searchParams } = new URL(url);
  const ajenos = [...searchParams.keys()].filter((nombre) => !NUESTROS.includes(nombre));
  if (ajenos.length === 0) return;
  if (searchParams.get("retorno") === "error" && !nombraUnPago(searchParams)) {
    searchParams.set("retorno", "cancelado");
  }
  for (const nombre of ajenos) searchParams.delete(nombre);
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
}

/** Mercado Pago writes the word "null" where there was no payment, and the sandbox writes nothing. */
const nombraUnPago = (deLaPasarela: URLSearchParams) =>
  !["", "null"].includes(deLaPasarela.get("payment_id") ?? "");

const RETORNOS: readonly string[] = ["exito", "pendiente", "error", "cancelado"] satisfies Retorno[];
const esRetorno = (valor: string): valor is Retorno => RETORNOS.includes(valor);

/** How its person came back from the hosted page, where that is what brought them. */
export function retornoDe({ url }: Request): Retorno | null {
  const retorno = new URL(url).searchParams.get("retorno") ?? "";
  return esRetorno(retorno) ? retorno : null;
}

/** An order after asking the gateway, where that may know more of it. */
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
  consultado: boolean;
  retorno: Retorno | null;
}

/** What the page of every order says of its money, whatever was sold. */
export async function dineroEnPalabras<L extends string>({
  lugar,
  pedido,
  pagos,
  urlDePago,
  consultado,
  retorno,
}: Visto<L>) {
  const idComprobante = idDeVenta(pedido.idPedido);
  // There is none of what nobody paid: not asked for.
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
    /** They called it off themselves: nobody refused anything. */
    seDesistio: seCancelo({ pagos, consultado }, retorno),
    /** Said only when the gateway itself confirmed it just now. */
    sinCobro: consultado && !pagos.some((pago) => huboCargo(pago)),
    urlDePago: lugar === EN_CAMINO && pagos.length === 0 ? urlDePago : null,
    hrefDelComprobante: comprobante && comprobante.ok ? direccionDeComprobante({ idComprobante }) : null,
    hrefDeQuePaso: direccionDePedido(pedido),
  };
}
export type DineroEnPalabras = Awaited<ReturnType<typeof dineroEnPalabras>>;

/** The page of an order. While nobody knows how it ends it asks again by itself, without JavaScript. */
export function responderPedido<T>(request: Request, lugar: string, pedido: T) {
  const { pathname, search } = new URL(request.url);
  // The address is named because a browser that is at a #fragment would only scroll.
  const refresco = lugar === EN_CAMINO ? { refresh: `4;url=${pathname}${search}` } : undefined;
  return responder(pedido, 200, refresco);
}
