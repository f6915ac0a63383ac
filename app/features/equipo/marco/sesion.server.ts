import { redirect, type AppLoadContext } from "@remix-run/node";
import { VIDA_DE_ACCESO_EN_HORAS } from "~/domain/equipo/accesos/acceso";
import type { Miembro } from "~/domain/equipo/derechos/exigir";
import { sonCamposPosibles } from "~/domain/shared/navegacion/envio";
import { services } from "~/services.server";
import { camposDe } from "~/shell/formularios/campos.server";
import { makeCookie } from "~/shell/sesion/cookie.server";
import { noExiste } from "~/shell/responder";

/** Key of a member's access. A sign-out of the public site leaves it alone. */
const galleta = makeCookie("equipo", { delNavegador: true });
const VIDA_EN_SEGUNDOS = VIDA_DE_ACCESO_EN_HORAS * 60 * 60;

interface Pregunta {
  request: Request;
  context: AppLoadContext;
}

const porPeticion = new WeakMap<object, Promise<Miembro | null>>();

/** Answers 404 on any other listener. The listener says which one it is, and no header of the request does. */
export function exigirEquipo({ context }: Pick<Pregunta, "context">): void {
  if (context.deEquipo !== true) throw noExiste();
}

/** The key in the cookie; empty without one. */
export async function llaveDe(request: Request): Promise<string> {
  const llave = await galleta.leer(request);
  return typeof llave === "string" ? llave : "";
}

export const ponerLlave = async (request: Request, llave: string) => ({
  "set-cookie": await galleta.poner(request, llave, { maxAge: VIDA_EN_SEGUNDOS }),
});
export const quitarLlave = async (request: Request) => ({ "set-cookie": await galleta.quitar(request) });

/** The signed-in member, or null. Loaders of one request share one read. */
export function miembroDe({ request, context }: Pregunta): Promise<Miembro | null> {
  exigirEquipo({ context });
  let respuesta = porPeticion.get(context);
  if (!respuesta) porPeticion.set(context, (respuesta = reconocer(request, context.red ?? "")));
  return respuesta;
}

async function reconocer(request: Request, red: string) {
  const llave = await llaveDe(request);
  return llave === "" ? null : services.equipo.entrada.miembro(llave, red);
}

export const ENTRADA_DE_EQUIPO = "/equipo/entrar";

/** The signed-in member. Anybody else is led to the sign-in, and back. */
export async function exigirMiembro(pregunta: Pregunta): Promise<Miembro> {
  const miembro = await miembroDe(pregunta);
  if (miembro) return miembro;
  const { pathname, search } = new URL(pregunta.request.url);
  throw redirect(`${ENTRADA_DE_EQUIPO}?${new URLSearchParams({ vuelve: pathname + search })}`, 303);
}

/** Page to go on to: one of the staff site. */
export function vueltaDe(request: Request): string {
  const vuelve = new URL(request.url).searchParams.get("vuelve") ?? "";
  return /^\/equipo(\/[\w/-]*)?(\?[\w=&%.:-]*)?$/.test(vuelve) ? vuelve : "/equipo";
}

/** Fields of a form of the staff site. A body that cannot be read is the sender's mistake. */
export async function leerCampos(pregunta: Pregunta): Promise<FormData> {
  exigirEquipo(pregunta);
  const datos = await camposDe(pregunta.request).catch(() => null);
  if (!datos || !sonCamposPosibles(datos)) throw new Response(null, { status: 400 });
  return datos;
}
