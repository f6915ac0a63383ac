import { createHash } from "node:crypto";
import { yaLoTiene } from "~/domain/shared/etag";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";

const ARCHIVO = /^([\w-]{20,80})\.ics$/;

/**
 * The feed that a calendar program subscribes to: it signs in nowhere, it knows the token. A program asks every half
 * hour, and is sent the events only where something changed.
 */
export async function loader({ request, params }: LoaderArgs) {
  const token = ARCHIVO.exec(params.archivo ?? "")?.[1];
  const ics = token ? await services.agenda.leerCalendario(token) : null;
  if (ics === null) throw noExiste();
  // Weak: it may be sent compressed.
  const etag = `W/"${createHash("sha256").update(ics).digest("base64url").slice(0, 22)}"`;
  // "no-store" would keep a program from remembering the tag.
  const headers = { etag, "cache-control": "private, no-cache" };
  if (yaLoTiene(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(ics, { headers: { ...headers, "content-type": "text/calendar; charset=utf-8" } });
}
