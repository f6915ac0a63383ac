import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { NoPodre } from "./NoPodre";

export { loader, action } from "./noPodre.server";
export const handle = { repite: ["compensacion"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "No podré atender · Equipo" }];

export default NoPodre;
