import type { MetaFunction } from "@remix-run/node";
import { RecuperarClave } from "./RecuperarClave";

export { loader, action } from "./recuperarClave.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [
  { title: "Recuperar mi contraseña · Bienestar" },
  {
    name: "description",
    content: "Recupera tu cuenta con un código que te enviamos por correo y crea una contraseña nueva.",
  },
];

export default RecuperarClave;
