import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { PaginaDeCompra } from "./PaginaDeCompra";

export { loader, action } from "./compra.server";
export const meta: MetaFunction = () => [{ title: "Tu compra · Bienestar" }];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default PaginaDeCompra;
