import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Notificaciones } from "./Notificaciones";

export { loader, action } from "./notificaciones.server";
export const handle = { repite: ["hasta"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Notificaciones" }];

export default Notificaciones;
