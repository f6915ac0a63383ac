import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Revision } from "./Revision";

export { loader } from "./revision.server";
export { action } from "./accion.server";
export const handle = { repite: ["motivo", "regla", "dias", "intencion"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Texto por revisar · Equipo" }];

export default Revision;
