import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Buscar } from "./Buscar";

export { loader, action } from "./buscar.server";
export const handle = { repite: ["texto", "motivo"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Buscar · Equipo" }];

export default Buscar;
