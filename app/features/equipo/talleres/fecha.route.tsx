import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Fecha } from "./Fecha";

export { loader, action } from "./fecha.server";
export const handle = {
  repite: ["intencion", "cupos", "asistieron", "razon", "motivo", "personas"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Taller · Equipo" }];

export default Fecha;
