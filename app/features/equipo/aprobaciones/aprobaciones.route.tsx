import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Aprobaciones } from "./Aprobaciones";

export { loader, action } from "./aprobaciones.server";
export const handle = {
  repite: ["idAprobacion", "palabra", "especialista", "soles", "motivo", "intencion"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Aprobaciones · Equipo" }];

export default Aprobaciones;
