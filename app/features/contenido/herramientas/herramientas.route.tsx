import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Herramientas } from "./Herramientas";

export { loader } from "./herramientas.server";
export { atenderSoloAhorro as action } from "~/shell/marco/ahorro.server";
export const handle = {
  publica: ["tema", "tipo", "orden", "todo"],
  dibujo: "/compartir/herramientas.png",
  repite: ["intencion"],
  admiteModal: true,
} satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Herramientas" },
  {
    name: "description",
    content:
      "Hojas para imprimir y llenar, y lecturas cortas sobre calma, sueño, movimiento, comida, bolsillo y vínculos.",
  },
];

export default Herramientas;
