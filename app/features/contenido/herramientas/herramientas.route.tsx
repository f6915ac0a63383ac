import type { MetaFunction } from "@remix-run/node";
import { Herramientas } from "./Herramientas";

export { loader } from "./herramientas.server";
export const handle = { publica: ["tema", "tipo", "orden"], dibujo: "/compartir/herramientas.png" };
export const meta: MetaFunction = () => [
  { title: "Herramientas · Bienestar" },
  {
    name: "description",
    content:
      "Hojas para imprimir y llenar, y lecturas cortas sobre calma, sueño, movimiento, comida, bolsillo y vínculos.",
  },
];

export default Herramientas;
