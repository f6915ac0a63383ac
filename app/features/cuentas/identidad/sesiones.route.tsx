import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { SesionesAbiertas } from "./SesionesAbiertas";

export { loader, action } from "./sesiones.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "sesion"],
  lugar: "/mi-perfil/seguridad",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Dispositivos con tu cuenta" }];

export default SesionesAbiertas;
