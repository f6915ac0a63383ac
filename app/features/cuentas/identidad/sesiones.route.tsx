import type { MetaFunction } from "@remix-run/node";
import { SesionesAbiertas } from "./SesionesAbiertas";

export { loader, action } from "./sesiones.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Dispositivos con tu cuenta · Bienestar" }];

export default SesionesAbiertas;
