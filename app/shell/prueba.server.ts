import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import {
  ENTRADA_RECIENTE_EN_MINUTOS,
  MENSAJE_DE_PRUEBA,
  sinClave,
  type Prueba,
} from "~/domain/cuentas/identidad/prueba";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { leerFormulario } from "./formulario.server";
import { makeGalleta } from "./galleta.server";
import { responder } from "./responder";
import { exigirPersona, type PersonaEnSesion } from "./sesion.server";

/** This browser has proven for this very access that it is really they. */
export const galletaDePrueba = makeGalleta("prueba", ENTRADA_RECIENTE_EN_MINUTOS * 60);

/** Who is asking and has proven it just now; whoever has not goes to do so, and comes back to this address. */
export async function exigirPrueba(pregunta: Parameters<typeof exigirPersona>[0]): Promise<PersonaEnSesion> {
  const persona = await exigirPersona(pregunta);
  if ((await galletaDePrueba.leer(pregunta.request)) === persona.idAcceso) return persona;
  const { pathname, search } = new URL(pregunta.request.url);
  throw redirect(`/mi-perfil/confirmar?${new URLSearchParams({ redirect: pathname + search })}`);
}

const ESTADO: Partial<Record<string, number>> = {
  "clave-incorrecta": 400,
  "entrada-antigua": 400,
  "demasiados-intentos": 429,
};

/** Reads the form of `PaginaDePrueba` and does what wants its proof. Where that is refused, it says what to answer. */
export async function hacerConPrueba<T, R extends string>(
  request: Request,
  { idPersona, idAcceso }: PersonaEnSesion,
  hacer: (prueba: Prueba) => Promise<Result<T, NoInfer<R>>>,
  mensajes: Record<R, string>,
) {
  const envio = parseWithZod(await leerFormulario(request), { schema: sinClave });
  const rechazar = (estado: number, generales: string[] = []) => ({
    ok: false as const,
    respuesta: responder({ envio: envio.reply({ hideFields: ["clave"] }), generales }, estado),
  });
  if (envio.status !== "success") return rechazar(400);
  const hecho = await hacer({ idPersona, idAcceso, ...envio.value });
  return hecho.ok ? hecho : rechazar(ESTADO[hecho.rechazo] ?? 409, [mensajes[hecho.rechazo]]);
}

/** Null where the form of `PaginaDePrueba` proves who sent it, else what to answer. */
export async function loQueFaltaProbar(request: Request, persona: PersonaEnSesion) {
  const { probarQuienEs } = services.cuentas;
  const probado = await hacerConPrueba(request, persona, probarQuienEs, MENSAJE_DE_PRUEBA);
  return probado.ok ? null : probado.respuesta;
}
