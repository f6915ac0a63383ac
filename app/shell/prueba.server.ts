import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { ENTRADA_RECIENTE_EN_MINUTOS, RECHAZOS_DE_PRUEBA, sinClave } from "~/domain/cuentas/identidad/prueba";
import { services } from "~/services.server";
import { leerFormulario } from "./formulario.server";
import { makeGalleta } from "./galleta.server";
import { rechazar, responder } from "./responder";
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

/** Reads the form of `PaginaDePrueba`: null where it proves who sent it, else what to answer. */
export async function loQueFaltaProbar(request: Request, { idPersona, idAcceso }: PersonaEnSesion) {
  const envio = parseWithZod(await leerFormulario(request), { schema: sinClave });
  const respuesta = envio.reply({ hideFields: ["clave"] });
  const sinMensajes: string[] = [];
  if (envio.status !== "success") return responder({ envio: respuesta, generales: sinMensajes }, 400);
  const probado = await services.cuentas.probarQuienEs({ idPersona, idAcceso, ...envio.value });
  if (probado.ok) return null;
  const rechazado = RECHAZOS_DE_PRUEBA[probado.rechazo];
  return rechazar(rechazado, { envio: respuesta, generales: [rechazado.mensaje] });
}
