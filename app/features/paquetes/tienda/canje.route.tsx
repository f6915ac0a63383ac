import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Canje } from "./Canje";

export { loader, action } from "./canje.server";
export const handle = { repite: ["canje"], salida: "/tienda" } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Canjear un paquete" }];

export default Canje;
