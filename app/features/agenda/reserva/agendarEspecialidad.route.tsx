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
  { title: data ? tituloDePaso(data) : "Agendar" },
];

interface Datos {
  especialidad: { name: string };
  elegido: { nombre: string } | null;
}

/**
 * Title of a step of the booking. It begins with what this step asks, so that each step has its own title (WCAG 2.2,
 * 2.4.2).
 */
function tituloDePaso({ especialidad, elegido }: Datos): string {
  return `Elige ${elegido ? `día y hora con ${elegido.nombre}` : "a tu especialista"} · ${especialidad.name}`;
}

export default AgendarEspecialidad;
