import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/ruta";
import { Programa } from "./Programa";

export { action, loader } from "./programa.server";
export const handle = {
  seLista: true,
  ayudaPrimero: true,
  repite: ["intencion", "versionDeDatos", "aceptaTratamientoDeDatos", "pregunta", "respuesta"],
} satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Programa de salud mental" },
  {
    name: "description",
    content:
      "Unas preguntas breves para saber cómo están tu ánimo y tu tranquilidad, y hablar con una persona si lo necesitas.",
  },
];

export default Programa;
