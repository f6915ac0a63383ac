import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Solicitud } from "./Solicitud";

export { loader, action } from "./solicitud.server";
export const handle = {
  repite: ["documento", "resultado", "texto", "motivo", "intencion"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Solicitud de datos · Equipo" }];

export default Solicitud;
