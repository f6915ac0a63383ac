import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PedidoDeLugar, tituloDeLugar } from "./PedidoDeLugar";
import type { loader } from "./pedido.server";

export { loader, action } from "./pedido.server";
export const handle = {
  repite: ["intencion"],
  siFalla: "Con este envío no se hizo ningún cobro.",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? tituloDeLugar(data) : "Tu lugar" },
];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default PedidoDeLugar;
