import type { Rechazos } from "~/domain/shared/rechazo";
import type { Result } from "~/domain/shared/result";
import { codigoDeCupon, esRechazoDeCupon } from "~/domain/ventas/cupones/cupon";
import { precioEnPartes, type PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import type { TrasPedir } from "~/domain/ventas/pedidos/pedirYPagar";
import { seguirEn } from "../envio.server";
import { leerFormulario } from "../formulario.server";
import { rechazar, responder } from "../responder";
import { APLICAR_CUPON, CONFIRMAR_SIN_PAGAR, PAGAR, QUITAR_CUPON } from "./intenciones";

/** The form that buys, when it did not go on: what was typed, the price with the coupon, and what is wrong. */
export interface SinComprar {
  cupon: string;
  precio: PrecioEnPartes | null;
  enElCupon: string | null;
  general: string | null;
}

interface Venta<R extends string> {
  rechazos: Rechazos<R>;
  /** The price with that coupon. Nothing is used yet, so a refresh repeats nothing. */
  cotizar: (cupon: string) => Promise<Result<Rebajado, R>>;
  /** Orders it, and pays it or opens the page of the gateway. */
  pagar: (pago: Pago) => Promise<Result<TrasPedir, R>>;
  /** The page of the form. */
  direccion: string;
  /** The page of the order. */
  direccionDelPedido: (pedido: { idPedido: string }) => string;
}

interface Rebajado {
  codigo: string;
  precioCentimos: number;
  descuentoCentimos: number;
}

interface Pago {
  cupon: string | undefined;
  modo: "cupon" | "tarjeta";
  origen: string;
}

/** Does what a button of the form that buys asked for: use the coupon, take it away, or pay. */
export async function recibirCompra<R extends string>(request: Request, venta: Venta<R>) {
  const datos = await leerFormulario(request);
  const [intencion, cupon] = [datos.get("intencion"), datos.get("cupon")];
  const escrito = typeof cupon === "string" ? cupon.trim().slice(0, 40) : "";
  if (intencion === QUITAR_CUPON) return seguirEn(venta.direccion);
  const otraVez = (rechazo: R) => {
    const rechazado = venta.rechazos[rechazo];
    const { mensaje } = rechazado;
    const [enElCupon, general] = esRechazoDeCupon(rechazo) ? [mensaje, null] : [null, mensaje];
    return rechazar<SinComprar>(rechazado, { cupon: escrito, precio: null, enElCupon, general });
  };
  const malEscrito = (enElCupon: string) =>
    responder<SinComprar>({ cupon: escrito, precio: null, enElCupon, general: null }, 400);

  const codigo = codigoDeCupon.optional().safeParse(escrito || undefined);
  if (!codigo.success) return malEscrito(codigo.error.issues[0]!.message);
  if (intencion === APLICAR_CUPON) {
    if (!codigo.data) return malEscrito("Escribe tu cupón");
    const visto = await venta.cotizar(codigo.data);
    if (!visto.ok) return otraVez(visto.rechazo);
    const precio = precioEnPartes({ ...visto.value, cupon: visto.value.codigo });
    return responder<SinComprar>({ cupon: codigo.data, precio, enElCupon: null, general: null }, 200);
  }
  if (intencion !== PAGAR && intencion !== CONFIRMAR_SIN_PAGAR) throw new Response(null, { status: 400 });
  const modo = intencion === CONFIRMAR_SIN_PAGAR ? "cupon" : "tarjeta";
  const { origin } = new URL(request.url);
  const pagado = await venta.pagar({ cupon: codigo.data, modo, origen: origin });
  if (!pagado.ok) return otraVez(pagado.rechazo);
  const { value } = pagado;
  return seguirEn(value.lugar === "pasarela" ? value.urlDePago : venta.direccionDelPedido(value));
}
