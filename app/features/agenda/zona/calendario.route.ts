import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";

const ARCHIVO = /^([\w-]{20,80})\.ics$/;

/** What a calendar program subscribes to: it signs in nowhere, it knows the token. */
export async function loader({ params }: LoaderArgs) {
  const token = ARCHIVO.exec(params.archivo ?? "")?.[1];
  const ics = token ? await services.agenda.leerCalendario(token) : null;
  if (ics === null) throw noExiste();
  return new Response(ics, {
    headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": "private, no-store" },
  });
}
