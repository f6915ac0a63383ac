import { datosDeCompra, RECHAZOS_DE_DATOS_DE_COMPRA } from "~/domain/ventas/comprobantes/datosDeCompra";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { aValores } from "./compras.server";
import { exigir } from "~/shell/responder";

/** Page that the person came from, to which they return with the changed billing data. */
const volverDe = (request: Request) => rutaPropia(new URL(request.url).searchParams.get("volver"));

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [vistos, conClave] = await Promise.all([
    services.ventas.verDatosDeCompra(idPersona),
    services.cuentas.tieneClave(idPersona),
  ]);
  const { datos } = exigir(vistos, RECHAZOS_DE_DATOS_DE_COMPRA);
  const { pathname, search } = new URL(request.url);
  const aqui = pathname + search;
  return { valores: aValores(datos), volver: volverDe(request), conClave, aqui };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona, idAcceso } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    esquema: datosDeCompra,
    rechazos: RECHAZOS_DE_DATOS_DE_COMPRA,
    pedir: (envio) => services.ventas.guardarDatosDeCompra({ idPersona, idAcceso, envio, canal: "web" }),
    luego: () => seguirEn(volverDe(request) ?? "/datos-de-compra", "compra-guardada"),
  });
}
