import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { Carga } from "./Carga";

export { loader } from "./resumenCarga.server";
export const meta: MetaFunction = () => [{ title: "Confirmando tu pago · Bienestar" }];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default Carga;
