import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { AccesoDeAsegurado } from "./AccesoDeAsegurado";

export { loader, action } from "./accesoDeAsegurado.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion"],
  lugar: "/mi-perfil/seguridad",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Acceso de asegurado" }];

export default AccesoDeAsegurado;
