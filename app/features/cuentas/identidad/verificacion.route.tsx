import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Verificacion } from "./Verificacion";

export { loader, action } from "./verificacion.server";
export const handle = { hidratar: "intencion", repite: ["intencion"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Escribe tu código · Verificación en dos pasos" }];

export default Verificacion;
