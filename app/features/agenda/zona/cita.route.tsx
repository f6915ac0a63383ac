import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { TuSesion } from "./TuSesion";

export { loader, action } from "./cita.server";
export const handle = {
  repite: ["intencion"],
  lugar: "/mi-zona-privada/agenda",
  ayudaPrimero: true,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tu sesión" }];

export default TuSesion;
