import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/ruta";
import { TITULO } from "./direcciones";
import { TerminosNuevos } from "./TerminosNuevos";

export { loader, action } from "./terminosNuevos.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "version", "casillas.*"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: TITULO.politicas }];

export default TerminosNuevos;
