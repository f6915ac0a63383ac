import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { DejarMiLugar } from "./DejarMiLugar";

export { action, loader } from "./dejarMiLugar.server";
export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Dejar mi lugar" }];

export default DejarMiLugar;
