import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { IniciarSesion } from "./IniciarSesion";

export { loader, action } from "./iniciarSesion.server";
export const handle = {
  hidratar: "intencion",
  pruebaClaves: true,
  repite: ["correo", "idTipoDocumento", "numeroDocumento"],
} satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Iniciar sesión" },
  {
    name: "description",
    content: "Entra a tu cuenta para ver tus sesiones, lo que guardaste y lo que dejaste a medias.",
  },
];

export default IniciarSesion;
