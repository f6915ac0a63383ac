import type { NavegadorConocido } from "~/domain/cuentas/identidad/identidad";
import { services } from "~/services.server";
import { makeCookie } from "./cookie.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const UN_ANIO_EN_SEGUNDOS = 365 * UN_DIA_EN_SEGUNDOS;

/** Signed list of persons who signed in from this browser: their tries are not a stranger's. */
const galleta = makeCookie("navegador", { delNavegador: true });

export async function navegadorDe(request: Request): Promise<NavegadorConocido | null> {
  const sellado = await galleta.leer(request);
  return typeof sellado === "string" ? services.cuentas.identidad.leerNavegador(sellado) : null;
}

/** Persons who signed in here and kept their password: the turnstile reserves places for them. */
export const personasDelNavegador = async (request: Request): Promise<readonly number[]> =>
  ((await navegadorDe(request))?.personas ?? []).map(({ idPersona }) => idPersona);

/** `Set-Cookie` that marks this browser as known to the person who signed in. */
export async function cookieDeNavegador(request: Request, idPersona: number): Promise<string> {
  const sellado = await services.cuentas.identidad.firmarNavegador(await navegadorDe(request), idPersona);
  return galleta.poner(request, sellado, { maxAge: UN_ANIO_EN_SEGUNDOS });
}
