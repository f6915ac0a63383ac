import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Ruleta } from "./Ruleta";

export { loader, action } from "./ruleta.server";
export const handle = { hidratar: "intencion", repite: ["palabra"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Ruleta" }];

export default Ruleta;
