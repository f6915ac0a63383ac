import { redirect } from "@remix-run/node";
import { direccionDeMedio } from "~/domain/contenido/contenido";
import { services } from "~/services.server";
import { esPedidoPropio } from "~/shell/pedidoPropio";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { RECHAZOS_DE_PIEZA } from "~/domain/contenido/rechazos";
import { exigir } from "~/shell/responder";

/**
 * Counts the download of a tool's sheet, and redirects to its permanent address. The sheet always comes from our own
 * host: our viewer frames nothing else.
 */
export async function loader({ request, params, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  const resultado = await services.contenido.herramientas.descargar({
    idPersona: esPedidoPropio(request) ? (persona?.idPersona ?? null) : null,
    url: params.url ?? "",
  });
  const { pdf } = exigir(resultado, RECHAZOS_DE_PIEZA);
  return redirect(direccionDeMedio(pdf), { headers: { "cache-control": "no-store" } });
}
