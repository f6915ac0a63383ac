import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Horas } from "./Horas";

export { loader, action } from "./horas.server";
export const handle = { repite: ["dia", "desde", "hasta", "vistas"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Horas de un especialista · Equipo" }];

export default Horas;
