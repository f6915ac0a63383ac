import { responder } from "~/shell/responder";
import { SEGUNDOS_ENTRE_CONSULTAS } from "./intenciones";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "../zona/zonaDelDispositivo.server";
import type { LoaderArgs } from "~/shell/ruta";
import { verResultado } from "./resumen.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const url = new URL(request.url);
  const resultado = await verResultado("carga", idPersona, url, zonaDelDispositivo(request));
  // The address is named because a browser that is at a #fragment would only scroll.
  const refresh = `${SEGUNDOS_ENTRE_CONSULTAS};url=${url.pathname}${url.search}`;
  return responder(resultado, 200, { refresh });
}
