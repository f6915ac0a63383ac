import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { RECHAZOS_DE_PEDIDO, type RechazoDePedido } from "~/domain/agenda/reservas/reserva";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { done, refuse, type Result } from "~/domain/shared/result";
import { RECHAZOS_DE_CONCILIACION, type RechazoDeConciliacion } from "~/domain/ventas/pagos/conciliar";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { QuePasoConMiPago } from "./QuePasoConMiPago";
import { intencionDePedido, SOLTAR } from "./intenciones";
import { pedidoEnPalabras } from "./pedido.server";

export const meta: MetaFunction = () => [{ title: "¿Qué pasó con mi pago? · Bienestar" }];

export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return pedidoEnPalabras(idPersona, params.idPedido ?? "");
}

export async function action({ request, params, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const propio = await services.ventas.verQuePaso({ idPersona, idPedido: params.idPedido ?? "" });
  if (!propio.ok) throw new Response(null, { status: 404 });
  const { idPedido } = propio.value.pedido;
  return recibir(await leerFormulario(request), {
    esquema: intencionDePedido,
    rechazos: { ...RECHAZOS_DE_PEDIDO, ...RECHAZOS_DE_CONCILIACION },
    pedir: async ({ intencion }): Promise<Result<unknown, RechazoDePedido | RechazoDeConciliacion>> =>
      intencion === SOLTAR
        ? services.agenda.soltarPedido({ idPersona, idPedido })
        : (await services.ventas.conciliarPedido(idPedido))
          ? done(null)
          : refuse("pasarela-sin-noticias"),
    luego: () => seguirEn(direccionDePedido({ idPedido })),
  });
}

export default function RutaDePedido() {
  return (
    <QuePasoConMiPago {...useLoaderData<typeof loader>()} mensaje={useActionData<typeof action>()?.mensaje} />
  );
}
