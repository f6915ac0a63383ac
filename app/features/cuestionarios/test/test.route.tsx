import type { MetaFunction } from "@remix-run/node";
import { TestDeBienestar } from "./TestDeBienestar";

export { action, loader } from "./test.server";
export const meta: MetaFunction = () => [
  { title: "Test de bienestar · Bienestar" },
  {
    name: "description",
    content:
      "Mira cómo van tu sueño, tu ánimo, tu cuerpo, tu dinero y tus vínculos, y por dónde empezar a cuidarte.",
  },
];

export default TestDeBienestar;
