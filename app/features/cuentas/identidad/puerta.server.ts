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
 * What must come back from the provider as it went: signed by the server, kept by the browser meanwhile. Each trip has a
 * cookie named by its state, so that two tabs do not take each other's.
 */
const viajeDe = (state: string) =>
  makeCookie(PREFIJO + state.replace(/[^\w-]/g, "").slice(0, 16), { delNavegador: true });

/** The newest trip, and none of those that a page could have a browser begin without end. */
async function guardarViaje(request: Request, state: string, sellado: string): Promise<string[]> {
  const antes = [...(request.headers.get("cookie") ?? "").matchAll(NOMBRE_DE_VIAJE)].map(([, de]) => de!);
  const sobran = antes.slice(0, Math.max(0, antes.length + 1 - VIAJES_A_LA_VEZ));
  return Promise.all([
    viajeDe(state).poner(request, sellado, { maxAge: VIDA_EN_SEGUNDOS }),
    ...sobran.map((de) => viajeDe(de).quitar(request)),
  ]);
}

/** The trip that this return belongs to. It stays until its ten minutes are over: a doubled return finds it too. */
export async function leerViaje(request: Request): Promise<string> {
  const state = new URL(request.url).searchParams.get("state") ?? "";
  if (state.length < 16) return "";
  const sellado: unknown = await viajeDe(state).leer(request);
  return typeof sellado === "string" ? sellado : "";
}

/** Where the provider sends the browser back to. */
const retornoDe = (request: Request) =>
  new URL(`/iniciar-sesion/${CARA_DE_ASEGURADORA}/retorno`, request.url).href;

interface Motivo {
  redirect: string | null;
  error?: "autenticacion";
  /** The failed request's name in the log: what somebody tells when they ask for help. */
  codigo?: string | undefined;
  aviso?: RechazoDeAseguradora;
}

/** Back to the insurer's face of the form, with what happened in its address. */
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
  /** Who asked to be linked. */
  enlazarA?: number;
  /** The access that is proven again. */
  confirma?: string;
  /** Says that the account with their document is not theirs. */
  reclama?: boolean;
}

/** Off to the insurer's own sign-in; back to the face of the form where there is none, or it does not answer. */
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
