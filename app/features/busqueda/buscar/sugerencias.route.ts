import { services } from "~/services.server";
import { responder } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";

/** Suggestions that the search box requests while the person types. It has no screen. */
export async function loader({ request }: LoaderArgs) {
  const escrito = new URL(request.url).searchParams.get("q") ?? "";
  const sugerencias = await services.busqueda.sugerir(escrito);
  return responder(sugerencias, 200, { "cache-control": "private, no-store" });
}
