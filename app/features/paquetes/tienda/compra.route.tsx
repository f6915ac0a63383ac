import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PaginaDeCompra } from "./PaginaDeCompra";

export { loader, action } from "./compra.server";
export const handle = { repite: ["intencion"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tu compra" }];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default PaginaDeCompra;
