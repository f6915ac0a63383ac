import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { FormularioDelTest } from "./FormularioDelTest";

export { action, loader } from "./formulario.server";
export const handle = {
  hidratar: "intencion",
  ayudaPrimero: true,
  repite: ["intencion", "pregunta", "cuestionario", "respuesta", "texto", "puesto-*"],
  seRecupera: true,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Test de bienestar" }];

export default FormularioDelTest;
