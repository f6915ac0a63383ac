import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import type { loader } from "./compra.server";
import { tituloDeCompra } from "./EstadoDeCompra";
import { PaginaDeCompra } from "./PaginaDeCompra";

export { loader, action } from "./compra.server";
export const handle = {
  repite: ["intencion"],
  siFalla: "Con este envío no se hizo ningún cobro.",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? tituloDeCompra(data) : "Tu compra" },
];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default PaginaDeCompra;
