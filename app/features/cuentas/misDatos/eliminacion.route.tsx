import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { EliminarCuenta } from "./EliminarCuenta";

export { loader, action } from "./eliminacion.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion"],
  lugar: "/mi-perfil/consentimientos",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Eliminar mi cuenta" }];

export default EliminarCuenta;
