import type { MetaFunction } from "@remix-run/node";
import { TITULO_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import type { Handle } from "~/shell/route";
import { TerminosNuevos } from "./TerminosNuevos";

export { loader, action } from "./terminosNuevos.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "version", "casillas.*"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: TITULO_DE_MODAL.politicas }];

export default TerminosNuevos;
