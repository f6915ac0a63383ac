import type { MetaFunction } from "@remix-run/node";
import { MiZonaPrivada } from "./MiZonaPrivada";

export { loader, action } from "./miZonaPrivada.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Mi zona · Bienestar" }];

export default MiZonaPrivada;
