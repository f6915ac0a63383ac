import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PaginaDePaquete } from "./PaginaDePaquete";

export { loader, action } from "./paquete.server";
export const handle = {
  repite: ["intencion", "cupon"],
  siFalla: "No se hizo ningún cobro.",
  salida: "/tienda",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tu paquete" }];

export default PaginaDePaquete;
