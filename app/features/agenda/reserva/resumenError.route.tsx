import type { MetaFunction } from "@remix-run/node";
import { ErrorDePago } from "./ErrorDePago";

export { loader } from "./resumenError.server";
export const meta: MetaFunction = () => [{ title: "No pudimos procesar tu pago · Bienestar" }];

export default ErrorDePago;
