import type { AppLoadContext } from "@remix-run/node";
import { services } from "~/services.server";
import { ahorraDatos } from "./ahorro.server";
import { pideAyuda } from "./loEscrito.server";
import { SIN_MARCO, type DatosDeRaiz } from "./marca";
import { traeSesion } from "./sesion.server";

const { razonSocial, ruc } = services.empresa;

/** What is known of the house by configuration alone. */
export const CASA = { marca: services.marca, empresa: { razonSocial, ruc }, imagenes: services.imagenes };

/** Who brings a session that nobody could look at: the account's menu stands, and greets nobody. */
export async function personaSinNombre(request: Request): Promise<DatosDeRaiz["persona"]> {
  return (await traeSesion(request)) ? { nombre: "", notificacionesSinVer: 0 } : null;
}

/** What surrounds a page that failed before, or without, the root's own reading. */
export async function raizDeEmergencia(request: Request, context: AppLoadContext): Promise<DatosDeRaiz> {
  const [persona, ahorro] = await Promise.all([personaSinNombre(request), ahorraDatos(request)]);
  return {
    ...CASA,
    ahorro,
    persona,
    marco: { ...SIN_MARCO, ayuda: pideAyuda({ request, context }) },
    modal: null,
  };
}
