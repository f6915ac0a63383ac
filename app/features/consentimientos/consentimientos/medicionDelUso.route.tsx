import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { MedicionDelUso } from "./MedicionDelUso";

export { loader, action } from "./medicionDelUso.server";
export const handle = { repite: ["medicionDelUso", "version"] } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Medición del uso" },
  {
    name: "description",
    content:
      "La medición del uso está apagada mientras no la enciendas. Aquí decides, y cambias de opinión cuando quieras.",
  },
];

export default MedicionDelUso;
