import type { MetaFunction } from "@remix-run/node";
import { AgendarEspecialidad } from "./AgendarEspecialidad";
import type { loader } from "./agendarEspecialidad.server";

export { loader, action } from "./agendarEspecialidad.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Agendar${data ? ` · ${data.especialidad.name}` : ""} · Bienestar` },
];

export default AgendarEspecialidad;
