import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Dias } from "./Dias";

export { loader, action } from "./dias.server";
export const handle = {
  repite: ["desde", "hasta", "desdeHora", "hastaHora", "compensacion", "vistas", "comienzos", "intencion"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Días libres de un especialista · Equipo" }];

export default Dias;
