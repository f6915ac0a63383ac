import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Result } from "~/domain/shared/result";
import { RECHAZOS_DE_CONCILIACION, type RechazoDeConciliacion } from "~/domain/ventas/pagos/conciliar";
import { direccionDePedido, QUE_PASO_CON_MI_PAGO } from "~/domain/ventas/pedidos/direcciones";
import { RECHAZOS_AL_SOLTAR, type RechazoAlSoltar } from "~/domain/ventas/pagos/soltarPedido";
import { services } from "~/services.server";
import { SOLTAR } from "~/shell/compra/intenciones";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import type { LoaderArgs, ActionArgs, Handle } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { intencionDePedido } from "./intenciones";
import { pedidoEnPalabras } from "./pedido.server";
import { QuePasoConMiPago } from "./QuePasoConMiPago";

export const handle = { repite: ["intencion"], lugar: "/mi-zona-privada/agenda" } satisfies Handle;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.pagina ?? QUE_PASO_CON_MI_PAGO },
];

export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return pedidoEnPalabras(idPersona, params.idPedido ?? "");
}

export async function action({ request, params, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [SOLTAR] });
  const personaYPedido = { idPersona, idPedido: params.idPedido ?? "" };
  return recibir(await leerFormulario(request), {
    esquema: intencionDePedido,
    rechazos: { ...RECHAZOS_AL_SOLTAR, ...RECHAZOS_DE_CONCILIACION },
    pedir: ({ intencion }): Promise<Result<unknown, RechazoAlSoltar | RechazoDeConciliacion>> =>
      intencion === SOLTAR
        ? services.ventas.soltarPedido(personaYPedido)
        : services.ventas.conciliarElSuyo(personaYPedido),
    luego: () => seguirEn(direccionDePedido(personaYPedido)),
  });
}

export default function PaginaDePedido() {
  return (
    <QuePasoConMiPago {...useLoaderData<typeof loader>()} mensaje={useActionData<typeof action>()?.mensaje} />
  );
}
