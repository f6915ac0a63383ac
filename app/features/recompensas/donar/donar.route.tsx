import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Donar } from "./Donar";

export { loader, action } from "./donar.server";
export const handle = { hidratar: "intencion", repite: ["idDonacion", "causa", "cantidad"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Donar monedas" }];

export default Donar;
