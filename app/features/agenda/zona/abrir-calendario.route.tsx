import type { MetaFunction } from "@remix-run/node";
import { AbrirCalendario } from "./AbrirCalendario";

export { loader, action } from "./abrir-calendario.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Dirección de tu calendario · Bienestar" }];

export default AbrirCalendario;
