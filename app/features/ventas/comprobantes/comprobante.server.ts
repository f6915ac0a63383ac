import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { COMPROBANTES } from "~/domain/ventas/comprobantes/direcciones";
import { enPapel } from "./compras.server";
import { RECHAZOS_DE_COMPROBANTE } from "~/domain/ventas/comprobantes/comprobante";
import { exigir } from "~/shell/responder";

export async function loader({ request, context, params }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const visto = await services.ventas.verComprobante({
    idPersona,
    idComprobante: params.idComprobante ?? "",
  });
  const { comprobante, relacionado, reemplazo } = exigir(visto, RECHAZOS_DE_COMPROBANTE);
  return {
    ...enPapel(comprobante, relacionado, reemplazo),
    empresa: services.empresa,
    volver: COMPROBANTES,
  };
}
