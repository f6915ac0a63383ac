import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { CITA_CANCELADA, Reagendar } from "./Reagendar";

import type { loader } from "./reagendar.server";

export { loader, action } from "./reagendar.server";
export const handle = {
  hidratar: "intencion",
  repite: ["cita", "version", "idEspecialista", "inicio", "diferenciaCentimos"],
  siFalla: "No se hizo ningún cobro y sigues teniendo tu sesión.",
  lugar: "/agendar",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data?.cancelada
      ? CITA_CANCELADA
      : data?.cambiaDeEspecialista
        ? "Cambiar de especialista"
        : "Cambiar el horario",
  },
];

export default Reagendar;
