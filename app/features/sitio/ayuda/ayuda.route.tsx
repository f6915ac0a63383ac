import type { MetaFunction } from "@remix-run/node";
import { Ayuda } from "./Ayuda";

export const handle = { publica: [] };
export const meta: MetaFunction = () => [
  { title: "Ayuda · Bienestar" },
  {
    name: "description",
    content:
      "Respuestas sobre reservas, pagos, cambios, videollamadas y tu cuenta, y cómo escribirnos si no encuentras la tuya.",
  },
];

export default Ayuda;
