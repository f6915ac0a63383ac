import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Logros } from "./Logros";

export { loader, action } from "./logros.server";
export const handle = { repite: ["intencion"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tus logros" }];

export default Logros;
