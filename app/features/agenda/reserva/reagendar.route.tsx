import type { MetaFunction } from "@remix-run/node";
import { Reagendar } from "./Reagendar";

export { loader, action } from "./reagendar.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Cambiar el horario · Bienestar" }];

export default Reagendar;
