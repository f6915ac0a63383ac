import type { MetaFunction } from "@remix-run/node";
import { PaginaDePaquete } from "./PaginaDePaquete";

export { loader, action } from "./paquete.server";
export const meta: MetaFunction = () => [{ title: "Tu paquete · Bienestar" }];

export default PaginaDePaquete;
