import { redirect, type AppLoadContext } from "@remix-run/node";
import { RECHAZOS_DE_ASEGURADORA, type RechazoDeAseguradora } from "~/domain/cuentas/identidad/aseguradora";
import { services } from "~/services.server";
import { makeCookie } from "~/shell/cookie.server";
import { conParametros } from "~/shell/direcciones";
import { CARA_DE_ASEGURADORA } from "./caras";

const VIDA_EN_SEGUNDOS = 10 * 60;

/** What must come back from the provider as it went: signed by the server, kept by the browser meanwhile. */
const viaje = makeCookie("puerta");

function guardarViaje(request: Request, sellado: string): Promise<string> {
  return viaje.poner(request, sellado, { maxAge: VIDA_EN_SEGUNDOS });
}

export function olvidarViaje(request: Request): Promise<string> {
  return viaje.quitar(request);
}

export async function leerViaje(request: Request): Promise<string> {
  const sellado: unknown = await viaje.leer(request);
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
    const { url, viaje } = await services.cuentas.aseguradora.comenzar({ retorno, ...ida });
    return redirect(url, { status: 303, headers: { "set-cookie": await guardarViaje(request, viaje) } });
  } catch (error) {
    context.informarError?.(error);
    return volverALaCara({ redirect: destino, error: "autenticacion", codigo: context.codigoDeSoporte });
  }
}

export function avisoDe(request: Request): RechazoDeAseguradora | null {
  const aviso = new URL(request.url).searchParams.get("aviso") ?? "";
  return Object.hasOwn(RECHAZOS_DE_ASEGURADORA, aviso) ? (aviso as RechazoDeAseguradora) : null;
}
