import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Tienda } from "./Tienda";

export { loader } from "./tienda.server";
export const handle = { admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tienda" }];

export default Tienda;
