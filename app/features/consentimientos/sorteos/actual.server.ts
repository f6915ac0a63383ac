import { redirect } from "@remix-run/node";
import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";

/**
 * Redirects an address without a draw's id to the last draw that began, and keeps the query. Redirects to `sinSorteo`
 * while no draw has begun.
 */
export async function alSorteoActual(
  { request }: Pick<LoaderArgs, "request">,
  parte: Parameters<typeof direccionDeSorteo>[1],
  sinSorteo: () => Promise<string> | string,
) {
  const [ultimo] = await services.consentimientos.verSorteos();
  const direccion = ultimo ? direccionDeSorteo(ultimo, parte) : await sinSorteo();
  return redirect(direccion + new URL(request.url).search);
}
