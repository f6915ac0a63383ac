import type { MetaFunction } from "@remix-run/node";
import { TITULO } from "./direcciones";
import { TerminosNuevos } from "./TerminosNuevos";

export { loader, action } from "./terminosNuevos.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: `${TITULO.politicas} · Bienestar` }];

export default TerminosNuevos;
