import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { TITULO_DE_CARA } from "./caras";
import { IniciarSesion } from "./IniciarSesion";
import type { loader } from "./iniciarSesion.server";

export { loader, action } from "./iniciarSesion.server";
export const handle = {
  hidratar: "intencion",
  pruebaClaves: true,
  repite: ["correo", "idTipoDocumento", "numeroDocumento"],
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: TITULO_DE_CARA[data?.cara ?? "general"] },
  {
    name: "description",
    content: "Entra a tu cuenta para ver tus sesiones, lo que guardaste y lo que dejaste a medias.",
  },
];

export default IniciarSesion;
