import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { SegundoFactor } from "./SegundoFactor";

export { loader, action } from "./segundoFactor.server";
export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Verificación en dos pasos · Equipo" }];

export default SegundoFactor;
