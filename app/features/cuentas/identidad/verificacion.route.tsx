import type { MetaFunction } from "@remix-run/node";
import { Verificacion } from "./Verificacion";

export { loader, action } from "./verificacion.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Verificación en dos pasos · Bienestar" }];

export default Verificacion;
