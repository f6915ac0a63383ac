import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { TITULOS, type Paso } from "./pasos";
import { RecuperarClave } from "./RecuperarClave";
import type { loader } from "./recuperarClave.server";

export { loader, action } from "./recuperarClave.server";
export const handle = {
  hidratar: "intencion",
  pruebaClaves: true,
  repite: ["intencion", "quien", "correo"],
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: tituloDe(data?.paso) },
  {
    name: "description",
    content: "Recupera tu cuenta con un código que te enviamos por correo y crea una contraseña nueva.",
  },
];

/** The step comes first in the title: it tells the pages apart (WCAG 2.2, 2.4.2). */
function tituloDe(paso: Paso = "pedir"): string {
  return paso === "pedir" ? TITULOS.pedir : `${TITULOS[paso]} · ${TITULOS.pedir}`;
}

export default RecuperarClave;
