import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Brechas } from "./Brechas";

export { loader, action } from "./brechas.server";
export const handle = {
  repite: ["conocida", "que", "cuantas", "idBrecha", "avisada", "texto", "intencion"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Brechas · Equipo" }];

export default Brechas;
