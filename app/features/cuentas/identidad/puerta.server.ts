import { redirect, type AppLoadContext } from "@remix-run/node";
import { RECHAZOS_DE_ASEGURADORA, type RechazoDeAseguradora } from "~/domain/cuentas/identidad/aseguradora";
import { services } from "~/services.server";
import { makeCookie } from "~/shell/cookie.server";
import { conParametros } from "~/shell/direcciones";
import { CARA_DE_ASEGURADORA } from "./caras";

const VIDA_EN_SEGUNDOS = 10 * 60;

const VIAJES_A_LA_VEZ = 5;
const PREFIJO = "puerta-";
const NOMBRE_DE_VIAJE = new RegExp(`${PREFIJO}([\\w-]{16})=`, "g");

/**
 * Cookie of a trip to the insurer's sign-in, signed by us. Each trip has its own cookie, named by its state (RFC 6749
 * § 10.12), so that two tabs do not mix theirs.
 */
const viajeDe = (state: string) =>
  makeCookie(PREFIJO + state.replace(/[^\w-]/g, "").slice(0, 16), { delNavegador: true });

/**
 * Stores the cookie of the newest trip and deletes older ones, so that no page can make a browser store trips without
 * end.
 */
async function guardarViaje(request: Request, state: string, sellado: string): Promise<string[]> {
  const antes = [...(request.headers.get("cookie") ?? "").matchAll(NOMBRE_DE_VIAJE)].map(([, de]) => de!);
  const sobran = antes.slice(0, Math.max(0, antes.length + 1 - VIAJES_A_LA_VEZ));
  return Promise.all([
    viajeDe(state).poner(request, sellado, { maxAge: VIDA_EN_SEGUNDOS }),
    ...sobran.map((de) => viajeDe(de).quitar(request)),
  ]);
}

/**
 * Cookie of the trip that a return belongs to. It stays until its ten minutes are over: a return that comes twice
 * finds it too.
 */
export async function leerViaje(request: Request): Promise<string> {
  const state = new URL(request.url).searchParams.get("state") ?? "";
  if (state.length < 16) return "";
  const sellado: unknown = await viajeDe(state).leer(request);
  return typeof sellado === "string" ? sellado : "";
}

/** Address to which the provider sends the browser back. */
const retornoDe = (request: Request) =>
  new URL(`/iniciar-sesion/${CARA_DE_ASEGURADORA}/retorno`, request.url).href;

interface Motivo {
  redirect: string | null;
  error?: "autenticacion";
  /** Id of the failed request in the log: the person reads it out when they ask for help. */
  codigo?: string | undefined;
  aviso?: RechazoDeAseguradora;
}

/** Redirects to the insurer's sign-in form, with the outcome in its address. */
export function volverALaCara({ redirect: destino, ...motivo }: Motivo, headers?: Headers) {
  const cara = `/iniciar-sesion/${CARA_DE_ASEGURADORA}`;
  const cambios = Object.entries({ ...motivo, redirect: destino }).map(([nombre, valor]) => [
    nombre,
    valor ?? null,
  ]);
  return redirect(conParametros(cara, "", Object.fromEntries(cambios) as Record<string, string | null>), {
    status: 303,
    ...(headers && { headers }),
  });
}

interface Ida {
  destino: string;
  /** Person who asked to link the insurer's sign-in to their account. */
  enlazarA?: number;
  /** Id of the sign-in whose identity is proved again. */
  confirma?: string;
  /** True when the person says that the account with their document is not theirs. */
  reclama?: boolean;
}

/** Redirects to the insurer's own sign-in. It leads back to our form when there is none, or it does not answer. */
export async function irALaPuerta(
  { request, context }: { request: Request; context: AppLoadContext },
  ida: Ida,
) {
  const { destino } = ida;
  if (!services.cuentas.aseguradora) return volverALaCara({ redirect: destino });
  try {
    const retorno = retornoDe(request);
    const { url, state, viaje } = await services.cuentas.aseguradora.comenzar({ retorno, ...ida });
    const headers = new Headers();
    for (const cookie of await guardarViaje(request, state, viaje)) headers.append("set-cookie", cookie);
    return redirect(url, { status: 303, headers });
  } catch (error) {
    context.informarError?.(error);
    return volverALaCara({ redirect: destino, error: "autenticacion", codigo: context.codigoDeSoporte });
  }
}

export function avisoDe(request: Request): RechazoDeAseguradora | null {
  const aviso = new URL(request.url).searchParams.get("aviso") ?? "";
  return Object.hasOwn(RECHAZOS_DE_ASEGURADORA, aviso) ? (aviso as RechazoDeAseguradora) : null;
}
