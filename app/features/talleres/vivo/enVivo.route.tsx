import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { EnVivo } from "./EnVivo";

export { loader } from "./enVivo.server";
export const handle = { publica: ["tema", "dia", "nivel", "con"], admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Bienestar en vivo" },
  {
    name: "description",
    content:
      "Talleres y clases en vivo, casi todos gratis: calma, sueño, movimiento, cocina, bolsillo y vínculos.",
  },
];

export default EnVivo;
