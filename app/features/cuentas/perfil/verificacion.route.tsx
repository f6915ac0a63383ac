import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Verificacion } from "./Verificacion";

export { loader, action } from "./verificacion.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion"],
  lugar: "/mi-perfil/seguridad",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Verificación en dos pasos" }];

export default Verificacion;
