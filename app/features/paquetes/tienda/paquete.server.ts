import { codigoDeCupon, esRechazoDeCupon } from "~/domain/ventas/cupones/cupon";
import { direccionDeCompra, direccionDePaquete } from "~/domain/paquetes/compras/direcciones";
import { receptorDe } from "~/domain/ventas/comprobantes/datosDeCompra";
import {
  RECHAZOS_DE_COMPRA,
  sesionesDe,
  vencimientoDe,
  type RechazoDeCompra,
} from "~/domain/paquetes/compras/paquete";
import { precioEnPartes, type PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import { ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { services } from "~/services.server";
import { rechazar, responder } from "~/shell/responder";
import { seguirEn } from "~/shell/envio.server";
import { CONFIRMAR_SIN_PAGAR, APLICAR_CUPON, PAGAR, QUITAR_CUPON } from "./intenciones";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";

interface Cual {
  idPersona: number;
  idPaquete: string;
}

/** Everything the page of one pack shows; null where it is not on sale. */
export async function paqueteEnPalabras({ idPersona, idPaquete }: Cual) {
  const [visto, datos] = await Promise.all([
    services.paquetes.verPaquete({ idPersona, idPaquete }),
    services.ventas.verDatosDeCompra(idPersona),
  ]);
  if (!visto.ok) return null;
  const { paquete, trae, pendiente } = visto.value;
  const { contenido, meses, precioCentimos } = pendiente ?? paquete;
  const receptor = datos.ok ? receptorDe(datos.value.datos, datos.value.persona) : null;
  return {
    nombre: paquete.nombre,
    trae,
    sesiones: sesionesDe(contenido),
    hasta: ultimoDia({ venceEn: vencimientoDe({ meses }, services.now()) }),
    precio: precioEnPartes({
      precioCentimos,
      descuentoCentimos: pendiente?.descuentoCentimos ?? 0,
      cupon: pendiente?.cupon ?? null,
    }),
    comprobante: receptor && `${receptor.tipo} a nombre de ${receptor.receptor.nombre}`,
    hrefDeDatos: `/datos-de-compra?${new URLSearchParams({ volver: direccionDePaquete({ idPaquete }) })}`,
    hrefDePendiente: pendiente && direccionDeCompra(pendiente),
  };
}

export interface Rechazado {
  /** What was typed. */
  cupon: string;
  precio: PrecioEnPartes | null;
  enElCupon: string | null;
  general: string | null;
}

/** The form again, with what was typed and why it did not go on. */
function otraVez(escrito: string, rechazo: RechazoDeCompra) {
  const rechazado = RECHAZOS_DE_COMPRA[rechazo];
  const { mensaje } = rechazado;
  const [enElCupon, general] = esRechazoDeCupon(rechazo) ? [mensaje, null] : [null, mensaje];
  return rechazar<Rechazado>(rechazado, { cupon: escrito, precio: null, enElCupon, general });
}

const malEscrito = (escrito: string, enElCupon: string) =>
  responder<Rechazado>({ cupon: escrito, precio: null, enElCupon, general: null }, 400);

/** "Aplicar": the same form with the price that the coupon gives. Nothing is used yet, so a refresh repeats nothing. */
export async function aplicarCupon(cual: Cual, escrito: string) {
  const codigo = codigoDeCupon.safeParse(escrito);
  if (!escrito) return malEscrito(escrito, "Escribe tu cupón");
  if (!codigo.success) return malEscrito(escrito, codigo.error.issues[0]!.message);
  const visto = await services.paquetes.validarCuponDePaquete({ ...cual, cupon: codigo.data });
  if (!visto.ok) return otraVez(escrito, visto.rechazo);
  const precio = precioEnPartes({ ...visto.value, cupon: visto.value.codigo });
  return responder<Rechazado>({ cupon: codigo.data, precio, enElCupon: null, general: null }, 200);
}

/** Orders the pack and goes on to the hosted page, or to the order itself where there is nothing to charge. */
export async function comprar(cual: Cual, escrito: string, intencion: string, origen: string) {
  const codigo = codigoDeCupon.optional().safeParse(escrito || undefined);
  if (!codigo.success) return malEscrito(escrito, codigo.error.issues[0]!.message);
  const modo = intencion === CONFIRMAR_SIN_PAGAR ? "cupon" : "tarjeta";
  const pedida = await services.paquetes.comprar({ ...cual, cupon: codigo.data, modo, origen });
  if (!pedida.ok) return otraVez(escrito, pedida.rechazo);
  const { value } = pedida;
  return seguirEn(value.lugar === "pasarela" ? value.urlDePago : direccionDeCompra(value));
}

export async function loader({ request, context, params }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const paquete = await paqueteEnPalabras({ idPersona, idPaquete: params.idPaquete ?? "" });
  if (!paquete) throw new Response(null, { status: 404 });
  return paquete;
}

export async function action({ request, context, params }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const cual = { idPersona, idPaquete: params.idPaquete ?? "" };
  const datos = await leerFormulario(request);
  const [intencion, cupon] = [datos.get("intencion"), datos.get("cupon")];
  const escrito = typeof cupon === "string" ? cupon.trim().slice(0, 40) : "";
  if (!(await paqueteEnPalabras(cual))) throw new Response(null, { status: 404 });
  if (intencion === QUITAR_CUPON) return seguirEn(direccionDePaquete(cual));
  if (intencion === APLICAR_CUPON) return aplicarCupon(cual, escrito);
  if (intencion !== PAGAR && intencion !== CONFIRMAR_SIN_PAGAR) throw new Response(null, { status: 400 });
  return comprar(cual, escrito, intencion, new URL(request.url).origin);
}
