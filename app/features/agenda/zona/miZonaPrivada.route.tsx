import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { MiZonaPrivada, tituloDeDialogo } from "./MiZonaPrivada";

export { loader, action } from "./miZonaPrivada.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "idCita", "version", "vuelve"],
  conFormularioAjeno: true,
  tituloDeDialogo,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Mi zona" }];

export default MiZonaPrivada;
