import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Comprobantes } from "./Comprobantes";

export { loader } from "./comprobantes.server";
export const handle = { admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tus comprobantes" }];

export default Comprobantes;
