import type { MetaFunction } from "@remix-run/node";
import { IniciarSesion } from "./IniciarSesion";

export { loader, action } from "./iniciar-sesion.server";
export const handle = { hidratar: "intencion", pruebaClaves: true };
export const meta: MetaFunction = () => [{ title: "Iniciar sesión · Bienestar" }];

export default IniciarSesion;
