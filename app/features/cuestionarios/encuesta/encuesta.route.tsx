import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Encuesta } from "./Encuesta";
import type { loader } from "./encuesta.server";
import { sucesosDeEncuesta } from "./sucesos";

export { action, loader } from "./encuesta.server";
export const handle = {
  hidratar: "siempre",
  repite: ["intencion", "idEnvio", "respuestas.*"],
  seRecupera: true,
  eventos: sucesosDeEncuesta,
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.titulo ?? "Encuesta" },
  {
    name: "description",
    content:
      "Cuéntanos cómo te fue en uno o dos minutos. Tu respuesta nos ayuda a mejorar lo que hacemos por ti.",
  },
  // A survey meant for one person must not be found by others.
  { name: "robots", content: "noindex" },
];

export default Encuesta;
