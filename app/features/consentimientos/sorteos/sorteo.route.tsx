import type { MetaFunction } from "@remix-run/node";
import { Sorteo } from "./Sorteo";

export { loader, action } from "./sorteo.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Sorteo · Bienestar" }];

export default Sorteo;
