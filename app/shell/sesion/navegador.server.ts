import type { NavegadorConocido } from "~/domain/cuentas/identidad/identidad";
import { services } from "~/services.server";
import { makeCookie } from "./cookie.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const UN_ANIO_EN_SEGUNDOS = 365 * UN_DIA_EN_SEGUNDOS;

/** Cookie with a signed list of people who signed in from this browser: their attempts are not a stranger's. */
const galleta = makeCookie("navegador", { delNavegador: true });

export async function navegadorDe(request: Request): Promise<NavegadorConocido | null> {
  const sellado = await galleta.leer(request);
  return typeof sellado === "string" ? services.cuentas.identidad.leerNavegador(sellado) : null;
}

/**
 * People who signed in from this browser and have not changed their password since. Places in the queue of sign-ins
 * are reserved for them.
 */
export const personasDelNavegador = async (request: Request): Promise<readonly number[]> =>
  ((await navegadorDe(request))?.personas ?? []).map(({ idPersona }) => idPersona);

/** `Set-Cookie` that marks this browser as known to the person who signed in. */
export async function cookieDeNavegador(request: Request, idPersona: number): Promise<string> {
  const sellado = await services.cuentas.identidad.firmarNavegador(await navegadorDe(request), idPersona);
  return galleta.poner(request, sellado, { maxAge: UN_ANIO_EN_SEGUNDOS });
}
