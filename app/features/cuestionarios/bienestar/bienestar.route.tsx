import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { TestDeBienestar, tituloDeBorrado } from "./TestDeBienestar";

export { action, loader } from "./bienestar.server";
export const handle = {
  seLista: true,
  hidratar: "tras-envio",
  ayudaPrimero: true,
  repite: ["intencion", "versionDeDatos", "aceptaTratamientoDeDatos"],
  tituloDeDialogo: tituloDeBorrado,
} satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Test de bienestar" },
  {
    name: "description",
    content:
      "Mira cómo van tu sueño, tu ánimo, tu cuerpo, tu dinero y tus vínculos, y por dónde empezar a cuidarte.",
  },
];

export default TestDeBienestar;
