import type { MetaFunction } from "@remix-run/node";
import { Registro } from "./Registro";

export { loader, action } from "./registro.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Crea tu cuenta · Bienestar" }];

export default Registro;
