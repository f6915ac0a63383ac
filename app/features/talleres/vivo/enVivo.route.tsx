import type { MetaFunction } from "@remix-run/node";
import { EnVivo } from "./EnVivo";

export { loader } from "./enVivo.server";
export const handle = { publica: ["tema", "dia", "nivel", "con"] };
export const meta: MetaFunction = () => [
  { title: "Bienestar en vivo · Bienestar" },
  {
    name: "description",
    content: "Talleres y clases en vivo y gratis: calma, sueño, movimiento, cocina, bolsillo y vínculos.",
  },
];

export default EnVivo;
