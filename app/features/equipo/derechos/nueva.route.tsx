import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Nueva } from "./Nueva";

export { loader, action } from "./nueva.server";
export const handle = {
  repite: ["clase", "quien", "canal", "recibidaEl", "cuenta", "referencia", "motivo"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Registrar solicitud · Equipo" }];

export default Nueva;
