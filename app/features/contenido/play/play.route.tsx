import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Play } from "./Play";

export { loader, action } from "./play.server";
export const handle = {
  publica: ["tema", "nivel", "orden", "ver"],
  dibujo: "/compartir/bienestar-play.png",
  repite: ["intencion"],
} satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Bienestar play" },
  {
    name: "description",
    content: "Videos de un minuto para la calma, el sueño, el movimiento, la comida y tu bolsillo. Gratis.",
  },
];

export default Play;
