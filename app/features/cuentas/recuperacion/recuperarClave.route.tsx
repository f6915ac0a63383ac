import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { RecuperarClave } from "./RecuperarClave";

export { loader, action } from "./recuperarClave.server";
export const handle = {
  hidratar: "intencion",
  pruebaClaves: true,
  repite: ["intencion", "quien", "correo"],
} satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Recuperar mi contraseña" },
  {
    name: "description",
    content: "Recupera tu cuenta con un código que te enviamos por correo y crea una contraseña nueva.",
  },
];

export default RecuperarClave;
