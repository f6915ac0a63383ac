import { autorizaAlGestor } from "~/domain/analitica/permiso";
import { services } from "~/services.server";
import { documentoDeEtiquetas } from "~/shell/analitica/etiquetas/marco.server";
import type { Handle, LoaderArgs } from "~/shell/route";

export const handle = { permite: "etiquetas" } satisfies Handle;

/** Frame of the tag manager, for a browser that allows it. Without one, or for any other browser, it is 404. */
export function loader({ request }: LoaderArgs) {
  const { gestorDeEtiquetas } = services.analitica;
  const existe = autorizaAlGestor(request.headers.get("cookie"), gestorDeEtiquetas);
  return new Response(existe ? documentoDeEtiquetas(gestorDeEtiquetas!) : null, {
    status: existe ? 200 : 404,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" },
  });
}
