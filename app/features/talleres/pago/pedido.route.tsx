import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PedidoDeLugar } from "./PedidoDeLugar";

export { loader, action } from "./pedido.server";
export const handle = { repite: ["intencion"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tu lugar" }];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default PedidoDeLugar;
