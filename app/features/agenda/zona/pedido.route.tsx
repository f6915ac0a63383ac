import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { MENSAJE_DE_PEDIDO } from "~/domain/agenda/reservas/reserva";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { QuePasoConMiPago } from "./QuePasoConMiPago";
import { intencionDePedido, SOLTAR } from "./intenciones";
import { pedidoEnPalabras } from "./pedido.server";

export const meta: MetaFunction = () => [{ title: "¿Qué pasó con mi pago? · Bienestar" }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return pedidoEnPalabras(idPersona, params.idPedido ?? "");
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const propio = await services.ventas.verQuePaso({ idPersona, idPedido: params.idPedido ?? "" });
  if (!propio.ok) throw new Response(null, { status: 404 });
  const { idPedido } = propio.value.pedido;
  const pedida = intencionDePedido.safeParse(Object.fromEntries(await leerFormulario(request)));
  if (!pedida.success) {
    return responder({ mensaje: pedida.error.issues[0]?.message ?? "Elige qué quieres hacer" }, 400);
  }
  if (pedida.data.intencion === SOLTAR) {
    const soltado = await services.agenda.soltarPedido({ idPersona, idPedido });
    if (!soltado.ok) return responder({ mensaje: MENSAJE_DE_PEDIDO[soltado.rechazo] }, 409);
  } else if (!(await services.ventas.conciliarPedido(idPedido))) {
    const mensaje = "La pasarela de pago no responde por ahora. Te mostramos lo último que supimos.";
    return responder({ mensaje }, 503);
  }
  return redirect(direccionDePedido({ idPedido }), 303);
}

export default function RutaDePedido() {
  return (
    <QuePasoConMiPago {...useLoaderData<typeof loader>()} mensaje={useActionData<typeof action>()?.mensaje} />
  );
}
