import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { MiAgenda } from "./MiAgenda";

export { loader, action } from "./miAgenda.server";
export const handle = { repite: ["intencion", "idCita"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Mi agenda · Equipo" }];

export default MiAgenda;
