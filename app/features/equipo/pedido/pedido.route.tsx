import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Pedido } from "./Pedido";

export { loader, action } from "./pedido.server";
export const handle = {
  repite: ["razon", "soles", "motivo", "version", "vuelve", "intencion"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Pedido · Equipo" }];

export default Pedido;
