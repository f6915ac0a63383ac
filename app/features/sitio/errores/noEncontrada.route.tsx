import { noExiste } from "~/shell/responder";
import type { Handle } from "~/shell/route";

export const handle = { admiteModal: true } satisfies Handle;
/** Whatever no other route knows: the root's error page answers it, with the real status. */
export function loader() {
  throw noExiste();
}

export default function NoEncontrada() {
  return null;
}
