import type { NavegadorConocido } from "~/domain/cuentas/identidad/identidad";
import { services } from "~/services.server";
import { makeCookie } from "./cookie.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const UN_ANIO_EN_SEGUNDOS = 365 * UN_DIA_EN_SEGUNDOS;

/** Who has signed in from this browser, signed by us: tries made here are not those of strangers. */
const galleta = makeCookie("navegador", { delNavegador: true });

export async function navegadorDe(request: Request): Promise<NavegadorConocido | null> {
  const sellado = await galleta.leer(request);
  return typeof sellado === "string" ? services.cuentas.identidad.leerNavegador(sellado) : null;
}

/** Who has come in from it and has the same password now: the turnstile has places for these. */
export const personasDelNavegador = async (request: Request): Promise<readonly number[]> =>
  ((await navegadorDe(request))?.personas ?? []).map(({ idPersona }) => idPersona);

/** The `Set-Cookie` by which this browser is known after somebody has signed in. */
export async function cookieDeNavegador(request: Request, idPersona: number): Promise<string> {
  const sellado = await services.cuentas.identidad.firmarNavegador(await navegadorDe(request), idPersona);
  return galleta.poner(request, sellado, { maxAge: UN_ANIO_EN_SEGUNDOS });
}
