import type { MetaFunction } from "@remix-run/node";
import { MiPerfil } from "./MiPerfil";

export { loader, action } from "./miPerfil.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Mi perfil · Bienestar" }];

export default MiPerfil;
