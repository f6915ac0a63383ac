import type { MetaFunction } from "@remix-run/node";
import { Comprobantes } from "./Comprobantes";

export { loader } from "./comprobantes.server";
export const meta: MetaFunction = () => [{ title: "Tus comprobantes · Bienestar" }];

export default Comprobantes;
