import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PaginaDePaquete } from "./PaginaDePaquete";
import type { loader } from "./paquete.server";

export { loader, action } from "./paquete.server";
export const handle = {
  repite: ["intencion", "cupon"],
  siFalla: "No se hizo ningún cobro.",
  salida: "/tienda",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.nombre ?? data.trae} · Paquete` : "Paquete" },
];

export default PaginaDePaquete;
