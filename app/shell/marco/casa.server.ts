import type { AppLoadContext } from "@remix-run/node";
import { services } from "~/services.server";
import { ahorraDatos } from "./ahorro.server";
import { pideAyuda } from "../formularios/peligroEscrito.server";
import { SIN_MARCO, type DatosDeRaiz } from "./marca";
import { traeSesion } from "../sesion/sesion.server";

const { razonSocial, ruc } = services.empresa;

/** Facts about the site that depend on the configuration only. */
export const CASA = { marca: services.marca, empresa: { razonSocial, ruc }, imagenes: services.imagenes };

/** Person without a name, while the session cannot be read: the account menu then has no greeting. */
export async function personaSinNombre(request: Request): Promise<DatosDeRaiz["persona"]> {
  return (await traeSesion(request)) ? { nombre: "", notificacionesSinVer: 0 } : null;
}

/** Data of the root for a page that failed before the root's loader ran. */
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
