import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Play, tituloDePlay } from "./Play";
import type { loader } from "./play.server";

export { loader, action } from "./play.server";
export const handle = {
  publica: ["tema", "nivel", "orden", "ver"],
  dibujo: "/compartir/bienestar-play.png",
  repite: ["intencion"],
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: tituloDePlay(data?.ver) },
  {
    name: "description",
    content: "Videos de un minuto para la calma, el sueño, el movimiento, la comida y tu bolsillo. Gratis.",
  },
];

export default Play;
