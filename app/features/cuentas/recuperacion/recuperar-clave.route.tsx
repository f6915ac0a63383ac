import type { MetaFunction } from "@remix-run/node";
import { RecuperarClave } from "./RecuperarClave";

export { loader, action } from "./recuperar-clave.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Recuperar mi contraseña · Bienestar" }];

export default RecuperarClave;
