import { createCookie } from "@remix-run/node";
import type { NavegadorConocido } from "~/domain/identidad/identidad";
import { services } from "~/services.server";

const UN_ANIO_EN_SEGUNDOS = 365 * 24 * 60 * 60;

/** Who has signed in from this browser, signed by us: tries made here are not those of strangers. */
const galleta = createCookie("bienestar_navegador", { httpOnly: true, sameSite: "lax", path: "/" });

export async function navegadorDe(request: Request): Promise<NavegadorConocido | null> {
  const sellado: unknown = await galleta.parse(request.headers.get("cookie"));
  return typeof sellado === "string" ? services.identidad.leerNavegador(sellado) : null;
}

/** The `Set-Cookie` by which this browser is known after somebody has signed in. */
export async function cookieDeNavegador(request: Request, idPersona: number): Promise<string> {
  const sellado = await services.identidad.firmarNavegador(await navegadorDe(request), idPersona);
  const secure = new URL(request.url).protocol === "https:";
  return galleta.serialize(sellado, { maxAge: UN_ANIO_EN_SEGUNDOS, secure });
}
