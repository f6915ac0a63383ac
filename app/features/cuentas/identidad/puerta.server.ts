import { redirect, type AppLoadContext } from "@remix-run/node";
import { RECHAZOS_DE_ASEGURADORA, type RechazoDeAseguradora } from "~/domain/cuentas/identidad/aseguradora";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { makeViajes } from "~/shell/sesion/viajeAlProveedor.server";
import { CARA_DE_ASEGURADORA } from "./caras";

const viajes = makeViajes("puerta-");

/** Sealed trip that a return belongs to; empty without one. */
export const leerViaje = viajes.leer;

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
    return redirect(url, { status: 303, headers: await viajes.guardar(request, state, viaje) });
  } catch (error) {
    context.informarError?.(error);
    return volverALaCara({ redirect: destino, error: "autenticacion", codigo: context.codigoDeSoporte });
  }
}

export function avisoDe(request: Request): RechazoDeAseguradora | null {
  const aviso = new URL(request.url).searchParams.get("aviso") ?? "";
  return Object.hasOwn(RECHAZOS_DE_ASEGURADORA, aviso) ? (aviso as RechazoDeAseguradora) : null;
}
