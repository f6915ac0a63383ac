import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Calendario } from "./Calendario";

export { loader, action } from "./calendario.server";
export const handle = { repite: ["intencion", "codigo"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Mi calendario · Equipo" }];

export default Calendario;
