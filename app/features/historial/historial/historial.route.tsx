import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Historial } from "./Historial";

export { loader, action } from "./historial.server";
export const handle = { repite: ["que", "dia"], lugar: "/historico/logros" } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tu historial" }];

export default Historial;
