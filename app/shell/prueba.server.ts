import { redirect } from "@remix-run/node";
import { ENTRADA_RECIENTE_EN_MINUTOS, RECHAZOS_DE_PRUEBA, sinClave } from "~/domain/cuentas/identidad/prueba";
import { services } from "~/services.server";
import { recibir } from "~/shell/envio.server";
import { leerFormulario } from "./formulario.server";
import { makeGalleta } from "./galleta.server";
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

/** Takes the form of `PaginaDePrueba`: whoever proves who they are goes on. */
export async function recibirPrueba(
  request: Request,
  { idPersona, idAcceso }: PersonaEnSesion,
  luego: () => Response | Promise<Response>,
) {
  return recibir(await leerFormulario(request), {
    esquema: sinClave,
    rechazos: RECHAZOS_DE_PRUEBA,
    pedir: (prueba) => services.cuentas.probarQuienEs({ idPersona, idAcceso, ...prueba }),
    luego,
  });
}
