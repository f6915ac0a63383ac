import { createHash } from "node:crypto";
import { yaLoTiene } from "~/domain/shared/etag";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";

const ARCHIVO = /^([\w-]{20,80})\.ics$/;

/**
 * Calendar of a person, or else of a specialist. Both are here: a calendar program reaches this site, and cannot pass
 * what guards the site of the staff (record 128).
 */
const calendarioDe = async (token: string) =>
  (await services.agenda.leerCalendario(token)) ?? services.agenda.leerCalendarioPropio(token);

/**
 * Calendar feed for calendar programs. A program does not sign in: the token in the address identifies the person. A
 * program asks every half hour, and gets the events only after a change.
 */
export async function loader({ request, params }: LoaderArgs) {
  const token = ARCHIVO.exec(params.archivo ?? "")?.[1];
  const ics = token ? await calendarioDe(token) : null;
  if (ics === null) throw noExiste();
  // The ETag of the calendar is weak because the file may be compressed on its way (RFC 9110 § 8.8.1).
  const etag = `W/"${createHash("sha256").update(ics).digest("base64url").slice(0, 22)}"`;
  // "no-store" would keep a calendar program from remembering the ETag (RFC 9111 § 5.2.2.5).
  const headers = { etag, "cache-control": "private, no-cache" };
  if (yaLoTiene(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(ics, { headers: { ...headers, "content-type": "text/calendar; charset=utf-8" } });
}
