import type { z } from "zod";
import type { Rechazos } from "~/domain/shared/rechazo";
import { done, refuse, type Result } from "~/domain/shared/result";
import {
  codigoDeCupon,
  esRechazoDeCupon,
  RECHAZOS_DE_CUPON,
  type RechazoDeCupon,
} from "~/domain/ventas/cupones/cupon";
import type { PrecioConCupon } from "~/domain/ventas/cupones/usarCupon";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";
import { precioEnPartes } from "~/domain/ventas/pedidos/pedido";
import type { TrasPedir } from "~/domain/ventas/pagos/pedirYPagar";
import { recibir, seguirEn } from "../formularios/envio.server";
import { olvidarCupon, recordarCupon } from "./cuponMirado.server";
import type { EnvioDeCupon } from "./formulario";
import { APLICAR_CUPON, QUITAR_CUPON } from "./intenciones";

interface Venta<P extends { intencion: string }, R extends string> {
  request: Request;
  /** Id of the thing that is bought, under which its coupon is remembered. */
  idArticulo: string;
  /** Schema of a purchase's form: the buttons of the coupon and those that pay. */
  esquema: z.ZodType<EnvioDeCupon | P>;
  rechazos: Rechazos<R | RechazoDeCupon>;
  /** Computes the price with a coupon. Nothing is used up: a refresh repeats nothing. */
  cotizar: (cupon: string) => Promise<Result<PrecioConCupon, R | RechazoDeCupon>>;
  /** Creates the order, then pays it or opens the page of the payment gateway. */
  pagar: (envio: P) => Promise<Result<TrasPedir, R | RechazoDeCupon>>;
  /** Address of the page of the order that the purchase made. */
  direccionDelPedido: (pedido: TrasPedir) => string;
  /** Answer for those refusals that redirect to another page; null for the rest. */
  salvo?: (rechazo: R | RechazoDeCupon) => Response | null;
}

const EN_EL_CUPON = Object.fromEntries(
  Object.keys(RECHAZOS_DE_CUPON).map((rechazo) => [rechazo, "cupon"]),
) as Record<RechazoDeCupon, string>;

const DE_CUPON: readonly string[] = [APLICAR_CUPON, QUITAR_CUPON];
const esDeCupon = (envio: { intencion: string }): envio is EnvioDeCupon => DE_CUPON.includes(envio.intencion);

/** Receives the form of a purchase: shows the value of the coupon, or orders and pays. A refusal keeps the price. */
export async function recibirCompra<P extends { intencion: string }, R extends string>(
  datos: FormData,
  { request, idArticulo, esquema, rechazos, cotizar, pagar, direccionDelPedido, salvo }: Venta<P, R>,
) {
  if (datos.get("intencion") === QUITAR_CUPON) datos.delete("cupon");
  const codigo = codigoDeCupon.safeParse(datos.get("cupon"));
  const visto = codigo.success ? await cotizar(codigo.data) : null;
  const respuesta = await recibir(datos, {
    sabido: visto?.ok === false && esRechazoDeCupon(visto.rechazo) ? visto.rechazo : null,
    esquema,
    rechazos,
    campos: EN_EL_CUPON as Partial<Record<R | RechazoDeCupon, string>>,
    con: { precio: visto?.ok ? precioEnPartes({ ...visto.value, cupon: visto.value.codigo }) : null },
    async pedir(envio): Promise<Result<TrasPedir | null, R | RechazoDeCupon>> {
      const soloMira = esDeCupon(envio);
      // An order that was paid a moment ago has no price any more: `pagar` finds it and leads to its page. But it must
      // not try a refused code again: a wrong code would count twice.
      if (visto?.ok === false && (soloMira || esRechazoDeCupon(visto.rechazo))) return refuse(visto.rechazo);
      return soloMira ? done(null) : pagar(envio);
    },
    luego: (pedido, { intencion }) =>
      pedido &&
      seguirEn(
        pedido.lugar === "pasarela" ? pedido.urlDePago : direccionDelPedido(pedido),
        // The saldo pays the whole price, so the coupon stays with the person: they must know that they still have it.
        visto?.ok && intencion === FORMA_DE_PAGO.saldo ? "cupon-sin-usar" : undefined,
      ),
    ...(salvo && { salvo }),
  });
  const porComprar = visto?.ok && !respuesta.headers.has("location");
  respuesta.headers.append(
    "set-cookie",
    await (porComprar ? recordarCupon(request, idArticulo, visto.value.codigo) : olvidarCupon(request)),
  );
  return respuesta;
}
