import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PROGRAMA } from "./direcciones";
import { Programa, tituloDeDialogo } from "./Programa";
import { tituloDelPaso } from "./tituloDelPaso";
import type { loader } from "./programa.server";

export { action, loader } from "./programa.server";
export const handle = {
  seLista: true,
  ayudaPrimero: true,
  salida: ({ paso }: { paso: string }) => (paso === "pregunta" ? PROGRAMA : null),
  repite: [
    "intencion",
    "versionDeDatos",
    "aceptaTratamientoDeDatos",
    "pregunta",
    "cuestionario",
    "respuesta",
  ],
  tituloDeDialogo,
} satisfies Handle;

/** Text about what follows the questions. It promises a person only while somebody is on duty. */
const despues = (hayGuardia: boolean | undefined) =>
  hayGuardia ? ", y una persona con quien hablar si lo necesitas." : ", y por dónde seguir después.";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: tituloDelPaso(data) },
  {
    name: "description",
    content: `Unas preguntas breves para mirar tu ánimo y tu tranquilidad${despues(data?.paso === "inicio" && data.hayGuardia)}`,
  },
];

export default Programa;
