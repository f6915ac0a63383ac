import type { MetaFunction } from "@remix-run/node";
import { AbrirCalendario } from "./AbrirCalendario";

export { loader, action } from "./abrirCalendario.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Dirección de tu calendario · Bienestar" }];

export default AbrirCalendario;
