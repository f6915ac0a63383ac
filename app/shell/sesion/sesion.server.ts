import { redirect, type AppLoadContext } from "@remix-run/node";
import type { Acceso } from "~/domain/cuentas/identidad/identidad";
import { COOKIE_POR_ENVIAR, OLVIDAR } from "~/domain/shared/navegacion/bandeja";
import { DIRECCION_DE_ACTUALIZACION, DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { leerCookie, PREFIJO_DE_COOKIE } from "~/domain/shared/navegacion/parametros";
import { services } from "~/services.server";
import { camposDe } from "../formularios/campos.server";
import { makeCookie, quitarLasDeQuienSale } from "./cookie.server";
import { conParametros } from "../direcciones";
import { recordarActoPendiente, type ActoPendiente } from "./actoPendiente.server";
import { cookieDeNavegador } from "./navegador.server";

/**
 * Cookies with a signed token in its three segments (specification § 9), so that no single cookie is worth anything.
 */
const SEGMENTOS = ["c", "d", "f"].map((nombre) => makeCookie(nombre));

interface Pregunta {
  request: Request;
  context?: AppLoadContext;
}

export interface PersonaEnSesion {
  idPersona: number;
  idAcceso: string;
}

const porPeticion = new WeakMap<object, Promise<PersonaEnSesion | null>>();

/** The signed-in person, or null. Loaders of one request share one read. */
export function quienEs({ request, context }: Pregunta): Promise<PersonaEnSesion | null> {
  if (!context) return reconocer(request);
  let respuesta = porPeticion.get(context);
  if (!respuesta) porPeticion.set(context, (respuesta = reconocer(request)));
  return respuesta;
}

interface Exigencia {
  /** Address to return to after the sign-in; default: this address. */
  vuelveA?: string;
  /** Intents that only take something back: they need no accepted terms. */
  intencionesDeQuitar?: readonly string[];
}

/** Gives the signed-in person, with or without accepted terms. A visitor is redirected to the sign-in and back. */
export async function exigirSesion(
  pregunta: Pregunta,
  { vuelveA }: Exigencia = {},
): Promise<PersonaEnSesion> {
  const persona = await quienEs(pregunta);
  if (persona) return persona;
  throw aIniciarSesion(vuelveA ?? dondeEsta(pregunta));
}

export const ENTRADA = "/iniciar-sesion";

/** Redirects to the sign-in, which leads on to `destino`. */
export const aIniciarSesion = (destino: string) =>
  redirect(`${ENTRADA}?${new URLSearchParams({ redirect: destino })}`);

/** Gives the signed-in person. To send a form they must have accepted the terms. */
export async function exigirPersona(pregunta: Pregunta, exigencia: Exigencia = {}): Promise<PersonaEnSesion> {
  const persona = await exigirSesion(pregunta, exigencia);
  if (pregunta.request.method === "POST") await exigirTerminos(pregunta, persona, exigencia);
  return persona;
}

function dondeEsta({ request }: Pregunta) {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/**
 * Requires accepted terms before a sent action is stored, also for actions that need no account. A person without any
 * reads them first, and comes back. A visitor goes on.
 */
export async function exigirTerminos(
  pregunta: Pregunta,
  persona: Pick<PersonaEnSesion, "idPersona"> | null,
  { vuelveA = dondeEsta(pregunta), intencionesDeQuitar = [] }: Exigencia = {},
): Promise<void> {
  if (!persona || antesDeLosTerminos(new URL(pregunta.request.url).pathname)) return;
  if (!(await faltanTerminos(persona.idPersona)) || (await pide(pregunta, intencionesDeQuitar))) return;
  throw redirect(aLosTerminos(vuelveA), 303);
}

/** Address of the page of terms, which leads on to `destino`. */
export const aLosTerminos = (destino: string): string =>
  conParametros(DIRECCION_DE_MODAL.politicas, "", { redirect: destino });

async function pide({ request }: Pregunta, intenciones: readonly string[]): Promise<boolean> {
  if (intenciones.length === 0) return false;
  const datos = await camposDe(request).catch(() => null);
  return intenciones.some((intencion) => intencion === datos?.get("intencion"));
}

/** Pages whose forms need no accepted terms: the terms themselves and those of the account. */
const SIN_TERMINOS = [
  "/mi-perfil",
  DIRECCION_DE_ACTUALIZACION,
  DIRECCION_DE_MODAL.politicas,
  DIRECCION_DE_MODAL.bienvenida,
];

const antesDeLosTerminos = (pathname: string) =>
  SIN_TERMINOS.some((pagina) => pathname === pagina || pathname.startsWith(`${pagina}/`));

/**
 * True when the person has accepted no terms yet: the insurer's sign-in creates accounts without asking for consent,
 * while our own sign-up asks for it.
 */
export const faltanTerminos = async (idPersona: number): Promise<boolean> =>
  (await services.avisos.verTerminosPendientes(idPersona)) === "primeros";

/** Gives the person who sends a form. For a visitor, the action is kept and done after the sign-in or sign-up. */
export function exigirPersonaPara(
  pregunta: Pregunta,
  que: ActoPendiente,
  vuelveA = dondeEsta(pregunta),
): Promise<PersonaEnSesion> {
  return exigirPersona(pregunta, { vuelveA }).catch(async (entrada: unknown) => {
    if (entrada instanceof Response)
      entrada.headers.append("set-cookie", await recordarActoPendiente(pregunta.request, que, vuelveA));
    throw entrada;
  });
}

/** True when the browser brings a session cookie, valid or not: for a page that cannot ask the database. */
export async function traeSesion(request: Request): Promise<boolean> {
  return (await Promise.all(SEGMENTOS.map((cookie) => cookie.leer(request)))).every(Boolean);
}

/** Id of the person in the signed session cookie. The session may be closed: only the database knows. */
export async function quienFirma(request: Request): Promise<number | null> {
  const token = await tokenDe(request);
  return token === null ? null : services.cuentas.identidad.quienFirma(token, "web");
}

async function reconocer(request: Request): Promise<PersonaEnSesion | null> {
  const token = await tokenDe(request);
  return token === null ? null : services.cuentas.identidad.reconocer(token, "web");
}

async function tokenDe(request: Request): Promise<string | null> {
  if (!request.headers.get("cookie")?.includes(PREFIJO_DE_COOKIE)) return null;
  const segmentos = await Promise.all(SEGMENTOS.map((cookie) => cookie.leer(request)));
  return segmentos.join(".");
}

/**
 * `Set-Cookie` headers that open a session (ASVS 4.0.3, 3.2.1). The session that this browser had until now is closed.
 */
export async function abrirSesion(request: Request, acceso: Acceso): Promise<Headers> {
  const anterior = await reconocer(request);
  if (anterior && anterior.idAcceso !== acceso.idAcceso)
    await services.cuentas.identidad.cerrar(anterior.idAcceso);
  const segmentos = (await services.cuentas.identidad.firmarSesion(acceso)).split(".");
  const headers = new Headers();
  for (const [indice, cookie] of SEGMENTOS.entries())
    headers.append(
      "set-cookie",
      await cookie.poner(request, segmentos[indice], { expires: acceso.expiraEn }),
    );
  headers.append("set-cookie", await cookieDeNavegador(request, acceso.idPersona));
  return headers;
}

/**
 * `Set-Cookie` headers that end a session (ASVS 4.0.3, 3.3.1), and with it all that this browser keeps of that person.
 */
export async function cabecerasAlSalir(request: Request): Promise<Headers> {
  const headers = new Headers();
  for (const cookie of await quitarLasDeQuienSale(request)) headers.append("set-cookie", cookie);
  // The cookie tells the script of waiting forms to delete them: they belong to the person who signs out.
  if (leerCookie(request.headers.get("cookie"), COOKIE_POR_ENVIAR) !== null)
    headers.append("set-cookie", `${COOKIE_POR_ENVIAR}=${OLVIDAR}; Path=/; SameSite=Lax`);
  return headers;
}
