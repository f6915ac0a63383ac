import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Seguridad } from "./Seguridad";

export { loader, action } from "./seguridad.server";
export const handle = { hidratar: "intencion", repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Seguridad" }];

export default Seguridad;
