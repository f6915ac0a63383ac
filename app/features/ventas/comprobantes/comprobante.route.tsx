import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { ComprobanteDePago } from "./ComprobanteDePago";

export { loader } from "./comprobante.server";
export const handle = { admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Comprobante de pago" }];

export default ComprobanteDePago;
