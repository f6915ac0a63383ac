import { redirect } from "@remix-run/node";
import { direccionDeMedio } from "~/domain/contenido/contenido";
import { services } from "~/services.server";
import { esPedidoPropio } from "~/shell/pedidoPropio";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { RECHAZOS_DE_PIEZA } from "~/domain/contenido/rechazos";
import { exigir } from "~/shell/responder";

/**
 * The sheet of a tool, counted on the way to where its bytes are served for ever. Always from our own host: our viewer
 * frames nothing else, and it is small.
 */
export async function loader({ request, params, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  const hecho = await services.contenido.herramientas.descargar({
    idPersona: esPedidoPropio(request) ? (persona?.idPersona ?? null) : null,
    url: params.url ?? "",
  });
  const { pdf } = exigir(hecho, RECHAZOS_DE_PIEZA);
  return redirect(direccionDeMedio(pdf), { headers: { "cache-control": "no-store" } });
}
