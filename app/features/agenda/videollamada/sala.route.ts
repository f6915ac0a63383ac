import type { Handle } from "~/shell/route";

export { loader, action } from "./sala.server";

/** Endpoint for the signals that the script of a video call sends. */
export const handle = { envioGrande: true } satisfies Handle;
