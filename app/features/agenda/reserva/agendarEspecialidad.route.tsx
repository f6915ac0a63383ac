import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { AgendarEspecialidad } from "./AgendarEspecialidad";
import type { loader } from "./agendarEspecialidad.server";

export { loader, action } from "./agendarEspecialidad.server";
export const handle = {
  hidratar: "intencion",
  repite: ["idEspecialista", "inicio", "intencion", "idHorario"],
  ayudaPrimero: true,
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Agendar${data ? ` · ${data.especialidad.name}` : ""}` },
];

export default AgendarEspecialidad;
