import type { MetaFunction } from "@remix-run/node";
import { tituloDePregunta } from "~/components/tituloDePregunta";
import type { Handle } from "~/shell/route";
import { FormularioDelTest } from "./FormularioDelTest";
import type { loader } from "./formulario.server";

export { action, loader } from "./formulario.server";
export const handle = {
  empieza: ({ hayAnterior }: { hayAnterior: boolean }) => !hayAnterior,
  hidratar: "intencion",
  ayudaPrimero: true,
  salida: "/test-de-bienestar",
  repite: ["intencion", "pregunta", "cuestionario", "respuesta", "texto", "puesto-*"],
  seRecupera: true,
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? tituloDePregunta("Test de bienestar", data) : "Test de bienestar" },
];

export default FormularioDelTest;
