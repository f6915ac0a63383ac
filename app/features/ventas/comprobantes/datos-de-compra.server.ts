import { datosDeCompra } from "~/domain/ventas/comprobantes/datosDeCompra";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { RECHAZOS_DE_COMPROBANTE } from "~/domain/ventas/comprobantes/comprobante";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { aValores } from "./compras.server";

/** The page that somebody came from, to go back to with what they changed. */
const volverDe = (request: Request) => rutaPropia(new URL(request.url).searchParams.get("volver"));

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const vistos = await services.ventas.verDatosDeCompra(idPersona);
  if (!vistos.ok) throw new Response(null, { status: 404 });
  return { valores: aValores(vistos.value.datos), volver: volverDe(request) };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    esquema: datosDeCompra,
    rechazos: RECHAZOS_DE_COMPROBANTE,
    pedir: (envio) => services.ventas.guardarDatosDeCompra({ idPersona, envio }),
    luego: () => seguirEn(volverDe(request) ?? "/datos-de-compra", "compra-guardada"),
  });
}
