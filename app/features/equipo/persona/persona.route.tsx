import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Persona } from "./Persona";

export { loader, action } from "./persona.server";
export const handle = {
  repite: ["motivo", "especialidad", "bonos", "monedas", "cambio", "plan", "intencion"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Persona · Equipo" }];

export default Persona;
