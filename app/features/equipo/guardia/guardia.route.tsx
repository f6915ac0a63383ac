import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Guardia } from "./Guardia";

export { loader, action } from "./guardia.server";
export const handle = { repite: ["desenlace", "intencion"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Guardia · Equipo" }];

export default Guardia;
