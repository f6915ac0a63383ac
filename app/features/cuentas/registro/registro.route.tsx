import type { MetaFunction } from "@remix-run/node";
import { Registro } from "./Registro";

export { loader, action } from "./registro.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [
  { title: "Crea tu cuenta · Bienestar" },
  {
    name: "description",
    content:
      "Crea tu cuenta en pocos pasos: reserva sesiones, guarda lo que te gusta y sigue donde te quedaste.",
  },
];

export default Registro;
