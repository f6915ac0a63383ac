import type { MetaFunction } from "@remix-run/node";
import { ComprobanteDePago } from "./ComprobanteDePago";

export { loader } from "./comprobante.server";
export const meta: MetaFunction = () => [{ title: "Comprobante de pago · Bienestar" }];

export default ComprobanteDePago;
