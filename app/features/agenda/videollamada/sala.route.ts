import type { Handle } from "~/shell/route";

export { loader, action } from "./sala.server";

/** Signals of a call, which its script sends. */
export const handle = { envioGrande: true } satisfies Handle;
