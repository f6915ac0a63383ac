import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Ayuda } from "./Ayuda";

export const handle = { publica: [], admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Ayuda" },
  {
    name: "description",
    content:
      "Respuestas sobre reservas, pagos, cambios, videollamadas y tu cuenta, y cómo escribirnos si no encuentras la tuya.",
  },
];

export default Ayuda;
