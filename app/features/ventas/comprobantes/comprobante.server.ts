import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/ruta";
import { COMPROBANTES, enPapel } from "./compras.server";

export async function loader({ request, context, params }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const visto = await services.ventas.verComprobante({
    idPersona,
    idComprobante: params.idComprobante ?? "",
  });
  if (!visto.ok) throw new Response(null, { status: 404 });
  const { comprobante, relacionado, reemplazo } = visto.value;
  return {
    ...enPapel(comprobante, relacionado, reemplazo),
    empresa: services.empresa,
    volver: COMPROBANTES,
  };
}
