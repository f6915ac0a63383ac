import { noExiste } from "~/shell/responder";
import type { Handle } from "~/shell/route";

export const handle = { admiteModal: true } satisfies Handle;
/** Answers an address without a route with the error page of the site and its real status (RFC 9110 § 15.5.5). */
export function loader() {
  throw noExiste();
}

export default function NoEncontrada() {
  return null;
}
