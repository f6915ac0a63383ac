import { redirect, type AppLoadContext } from "@remix-run/node";
import type { Acceso } from "~/domain/cuentas/identidad/identidad";
import { COOKIE_POR_ENVIAR, OLVIDAR } from "~/domain/shared/navegacion/bandeja";
import { DIRECCION_DE_ACTUALIZACION, DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { leerCookie, PREFIJO_DE_COOKIE } from "~/domain/shared/navegacion/parametros";
import { services } from "~/services.server";
import { camposDe } from "./campos.server";
import { makeCookie, quitarLasDeQuienSale } from "./cookie.server";
import { conParametros } from "./direcciones";
import { recordarLoPendiente, type LoPendiente } from "./loPendiente.server";
import { cookieDeNavegador } from "./navegador.server";

/** A signed token in its three segments, so that no single cookie is worth anything. */
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

/** Who is asking, or null. The loaders of one request share the answer. */
export function quienEs({ request, context }: Pregunta): Promise<PersonaEnSesion | null> {
  if (!context) return reconocer(request);
  let respuesta = porPeticion.get(context);
  if (!respuesta) porPeticion.set(context, (respuesta = reconocer(request)));
  return respuesta;
}

interface Exigencia {
  /** Where they come back to, in place of this very address. */
  vuelveA?: string;
  /** What its buttons only take back: whoever agrees to nothing may leave, delete and cancel. */
  loQueQuita?: readonly string[];
}

/** Who is asking, whatever they accepted; somebody who has not signed in goes to do so, and comes back. */
export async function exigirSesion(
  pregunta: Pregunta,
  { vuelveA }: Exigencia = {},
): Promise<PersonaEnSesion> {
  const persona = await quienEs(pregunta);
  if (persona) return persona;
  throw aIniciarSesion(vuelveA ?? dondeEsta(pregunta));
}

export const ENTRADA = "/iniciar-sesion";

/** Where a person signs in who then goes on to an address. */
export const aIniciarSesion = (destino: string) =>
  redirect(`${ENTRADA}?${new URLSearchParams({ redirect: destino })}`);

/** The same, and for what is sent in their name the terms. */
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
 * Before something that somebody sends is kept in their name, also where it takes no account: who has accepted no terms
 * yet reads them first, and comes back. Nobody and everybody else goes on.
 */
export async function exigirTerminos(
  pregunta: Pregunta,
  persona: Pick<PersonaEnSesion, "idPersona"> | null,
  { vuelveA = dondeEsta(pregunta), loQueQuita = [] }: Exigencia = {},
): Promise<void> {
  if (!persona || antesDeLosTerminos(new URL(pregunta.request.url).pathname)) return;
  if (!(await faltanTerminos(persona.idPersona)) || (await pide(pregunta, loQueQuita))) return;
  throw redirect(aLosTerminos(vuelveA), 303);
}

/** Where the terms are read and accepted by whoever then goes on to an address. */
export const aLosTerminos = (destino: string): string =>
  conParametros(DIRECCION_DE_MODAL.politicas, "", { redirect: destino });

async function pide({ request }: Pregunta, intenciones: readonly string[]): Promise<boolean> {
  if (intenciones.length === 0) return false;
  const datos = await camposDe(request).catch(() => null);
  return intenciones.some((una) => una === datos?.get("intencion"));
}

/** Where something may be sent before any terms were accepted: where they are, and what the account itself is asked. */
const SIN_TERMINOS = [
  "/mi-perfil",
  DIRECCION_DE_ACTUALIZACION,
  DIRECCION_DE_MODAL.politicas,
  DIRECCION_DE_MODAL.bienvenida,
];

const antesDeLosTerminos = (pathname: string) =>
  SIN_TERMINOS.some((una) => pathname === una || pathname.startsWith(`${una}/`));

/**
 * Whether somebody has accepted no terms yet: the insurer's door makes an account without asking for any, and whoever
 * signs up with us accepts them there.
 */
export const faltanTerminos = async (idPersona: number): Promise<boolean> =>
  (await services.avisos.verTerminosPendientes(idPersona)) === "primeros";

/** Who asks by a form. For somebody who has to sign in, or to sign up, it is done as soon as they have. */
export function exigirPersonaPara(
  pregunta: Pregunta,
  que: LoPendiente,
  vuelveA = dondeEsta(pregunta),
): Promise<PersonaEnSesion> {
  return exigirPersona(pregunta, { vuelveA }).catch(async (entrada: unknown) => {
    if (entrada instanceof Response)
      entrada.headers.append("set-cookie", await recordarLoPendiente(pregunta.request, que, vuelveA));
    throw entrada;
  });
}

/** Whether a browser brings a session, be it good or not: for a page that cannot ask, and greets nobody by name. */
export async function traeSesion(request: Request): Promise<boolean> {
  return (await Promise.all(SEGMENTOS.map((cookie) => cookie.leer(request)))).every(Boolean);
}

/** Whose session a browser brings, by our signature alone: it may have been closed, which only the storage knows. */
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

/** `Set-Cookie` headers that open the session of an access; the one that this browser had until now is closed. */
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

/** `Set-Cookie` headers that end it, and with it all that this browser keeps of that person. */
export async function cabecerasAlSalir(request: Request): Promise<Headers> {
  const headers = new Headers();
  for (const una of await quitarLasDeQuienSale(request)) headers.append("set-cookie", una);
  // What waits in the browser to be sent is theirs: its script lets go of it.
  if (leerCookie(request.headers.get("cookie"), COOKIE_POR_ENVIAR) !== null)
    headers.append("set-cookie", `${COOKIE_POR_ENVIAR}=${OLVIDAR}; Path=/; SameSite=Lax`);
  return headers;
}
