import { redirect } from "@remix-run/node";
import {
  VIDA_DE_PRUEBA_EN_MINUTOS,
  pruebaPara,
  RECHAZOS_DE_PRUEBA,
  type Prueba,
} from "~/domain/cuentas/identidad/prueba";
import type { Rechazos } from "~/domain/shared/rechazo";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir } from "~/shell/formularios/envio.server";
import { leerFormulario } from "../formularios/formulario.server";
import { makeGalleta } from "./galleta.server";
import { exigirPersona, type PersonaEnSesion } from "./sesion.server";

/** Cookie of a fresh proof of identity, for this browser and this sign-in. */
export const galletaDePrueba = makeGalleta("prueba", VIDA_DE_PRUEBA_EN_MINUTOS * 60);

/**
 * The signed-in person, with a fresh proof of identity (ASVS 4.0.3, 3.7.1). Without one: redirects to the proof and
 * back.
 */
export async function exigirPrueba(pregunta: Parameters<typeof exigirPersona>[0]): Promise<PersonaEnSesion> {
  const persona = await exigirPersona(pregunta);
  if ((await galletaDePrueba.leer(pregunta.request)) === persona.idAcceso) return persona;
  const { pathname, search } = new URL(pregunta.request.url);
  throw redirect(`/mi-perfil/confirmar?${new URLSearchParams({ redirect: pathname + search })}`);
}

interface ConPrueba<T, R extends string> {
  rechazos: Rechazos<R>;
  /** Use case that checks the proof of identity. */
  pedir: (prueba: Prueba) => Promise<Result<T, R>>;
  luego: (value: T) => Response | Promise<Response>;
}

/** Takes the form of `PaginaDePrueba`, the page that asks for a proof of identity. */
export async function recibirConPrueba<T, R extends string>(
  request: Request,
  { idPersona, idAcceso }: PersonaEnSesion,
  { rechazos, pedir, luego }: ConPrueba<T, R>,
) {
  return recibir(await leerFormulario(request), {
    esquema: pruebaPara(await services.cuentas.tieneClave(idPersona)),
    rechazos,
    pedir: (escrita) => pedir({ idPersona, idAcceso, ...escrita }),
    luego,
  });
}

/** Takes a proof of identity after which the person only goes on. */
export const recibirPrueba = (
  request: Request,
  persona: PersonaEnSesion,
  luego: () => Response | Promise<Response>,
) =>
  recibirConPrueba(request, persona, {
    rechazos: RECHAZOS_DE_PRUEBA,
    pedir: services.cuentas.probarAhora,
    luego,
  });
