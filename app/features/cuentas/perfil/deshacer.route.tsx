import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Deshacer } from "./Deshacer";

export { loader, action } from "./deshacer.server";
export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Deshacer un cambio en tu cuenta" }];

export default Deshacer;
