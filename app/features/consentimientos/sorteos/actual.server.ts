import { redirect } from "@remix-run/node";
import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";

/**
 * Leads from an address that names no draw to that of the last draw that began, with its query. `sinSorteo` is where
 * it leads while there is none.
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
