import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { MiZonaPrivada } from "./MiZonaPrivada";

export { loader, action } from "./miZonaPrivada.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "idCita", "version", "vuelve"],
  conFormularioAjeno: true,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Mi zona" }];

export default MiZonaPrivada;
