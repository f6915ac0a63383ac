import type { MetaFunction } from "@remix-run/node";
import { AccesoDeAsegurado } from "./AccesoDeAsegurado";

export { loader, action } from "./accesoDeAsegurado.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Acceso de asegurado · Bienestar" }];

export default AccesoDeAsegurado;
