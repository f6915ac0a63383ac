import type { MetaFunction } from "@remix-run/node";
import { Medicion } from "./Medicion";

export { loader, action } from "./medicion.server";
export const meta: MetaFunction = () => [
  { title: "Medición del uso · Bienestar" },
  {
    name: "description",
    content:
      "La medición del uso está apagada mientras no la enciendas. Aquí decides, y cambias de opinión cuando quieras.",
  },
];

export default Medicion;
