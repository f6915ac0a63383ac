import { services } from "~/services.server";
import { responder } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";

/** What the box asks for while somebody types. No screen. */
export async function loader({ request }: LoaderArgs) {
  const escrito = new URL(request.url).searchParams.get("q") ?? "";
  const sugerencias = await services.busqueda.sugerir(escrito);
  return responder(sugerencias, 200, { "cache-control": "private, no-store" });
}
