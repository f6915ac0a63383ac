import type { MetaFunction } from "@remix-run/node";
import { Reagendar } from "./Reagendar";

import type { loader } from "./reagendar.server";

export { loader, action } from "./reagendar.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.cambiaDeEspecialista ? "Cambiar de especialista" : "Cambiar el horario"} · Bienestar` },
];

export default Reagendar;
