import type { MetaFunction } from "@remix-run/node";
import { Canje } from "./Canje";

export { loader, action } from "./canje.server";
export const meta: MetaFunction = () => [{ title: "Canjear un paquete · Bienestar" }];

export default Canje;
