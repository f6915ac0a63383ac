import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { AbrirCalendario } from "./AbrirCalendario";

export { loader, action } from "./abrirCalendario.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion"],
  lugar: "/mi-perfil",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Dirección de tu calendario" }];

export default AbrirCalendario;
