import type { MetaFunction } from "@remix-run/node";
import { IniciarSesion } from "./IniciarSesion";

export { loader, action } from "./iniciarSesion.server";
export const handle = { hidratar: "intencion", pruebaClaves: true };
export const meta: MetaFunction = () => [
  { title: "Iniciar sesión · Bienestar" },
  {
    name: "description",
    content:
      "Entra a tu cuenta de Bienestar para ver tus sesiones, lo que guardaste y lo que dejaste a medias.",
  },
];

export default IniciarSesion;
