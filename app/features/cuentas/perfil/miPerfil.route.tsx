import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { MiPerfil } from "./MiPerfil";

export { loader, action } from "./miPerfil.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "version", "nombre", "apePaterno", "apeMaterno", "correo", "pais", "telefono"],
  seRecupera: true,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Mi perfil" }];

export default MiPerfil;
