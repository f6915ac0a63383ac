import { noExiste } from "~/shell/responder";
import type { Handle } from "~/shell/route";

export const handle = { admiteModal: true } satisfies Handle;
/** Any address without a route: the root's error page answers it, with the real status (RFC 9110 § 15.5.5). */
export function loader() {
  throw noExiste();
}

export default function NoEncontrada() {
  return null;
}
