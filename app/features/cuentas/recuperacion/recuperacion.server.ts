import { z } from "zod";
import { entradaDeCodigo } from "~/domain/cuentas/identidad/codigo";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import {
  cambioDeClavePerdida,
  RECHAZOS_DE_RECUPERACION,
  pedidoDeRecuperacion,
  VIDA_DE_ENLACE_EN_MINUTOS,
} from "~/domain/cuentas/recuperacion/recuperacion";
import type { PruebaDeRecuperacion } from "~/domain/cuentas/recuperacion/recuperarClave";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { makeRecien } from "~/shell/sesion/recien.server";
import { makeGalleta } from "~/shell/sesion/galleta.server";
import { navegadorDe } from "~/shell/sesion/navegador.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { refuse } from "~/domain/shared/result";
import type { Paso } from "./pasos";

export const galletaDeRecuperacion = makeGalleta("recuperacion", VIDA_DE_ENLACE_EN_MINUTOS * 60);

/** Cookie set by the action that changed the password, so that the address of the page alone claims nothing. */
export const claveCambiada = makeRecien("clave-cambiada", z.literal(true));

/** Proof that the mail is the person's: the link that they opened, or the code that they typed. */
export async function pruebaDe(request: Request): Promise<PruebaDeRecuperacion | null> {
  const enlace = new URL(request.url).searchParams.get("enlace");
  if (enlace) return { enlace };
  const idRecuperacion = await galletaDeRecuperacion.leer(request);
  return idRecuperacion ? { idRecuperacion } : null;
}

/** Address of a step of the recovery, which keeps the page where the person was going. */
export function pasoConDestino(request: Request, paso: string): string {
  const { searchParams } = new URL(request.url);
  return conParametros(paso, "", { redirect: rutaPropia(searchParams.get("redirect")) });
}

export interface Envio {
  request: Request;
  datos: FormData;
  red: string;
}

const pedir = ({ request, datos, red }: Envio) =>
  recibir(datos, {
    esquema: pedidoDeRecuperacion,
    rechazos: RECHAZOS_DE_RECUPERACION,
    pedir: async (pedido) =>
      services.cuentas.recuperarClave.pedir({
        ...pedido,
        red,
        navegador: await navegadorDe(request),
        destino: rutaPropia(new URL(request.url).searchParams.get("redirect")),
      }),
    luego: async (idRecuperacion) =>
      seguirEn(
        pasoConDestino(request, "/recuperar-clave/codigo"),
        // This browser asked for a recovery before: the page looks as it did then.
        (await galletaDeRecuperacion.leer(request)) ? "codigo-en-camino" : undefined,
        new Headers({ "set-cookie": await galletaDeRecuperacion.poner(request, idRecuperacion) }),
      ),
  });

const codigo = ({ request, datos, red }: Envio) =>
  recibir(datos, {
    esquema: entradaDeCodigo,
    rechazos: RECHAZOS_DE_RECUPERACION,
    campos: { "codigo-invalido": "codigo" },
    pedir: async ({ codigo }) => {
      const idRecuperacion = (await galletaDeRecuperacion.leer(request)) ?? "";
      return services.cuentas.recuperarClave.entrarCodigo({ idRecuperacion, codigo, red });
    },
    luego: () => seguirEn(pasoConDestino(request, "/recuperar-clave/nueva")),
  });

const nueva = ({ request, datos }: Envio) =>
  recibir(datos, {
    esquema: cambioDeClavePerdida,
    rechazos: RECHAZOS_DE_RECUPERACION,
    campos: { "clave-sabida": "clave", "clave-anulada": "clave" },
    pedir: async (cambio) => {
      const prueba = await pruebaDe(request);
      if (!prueba) return refuse("enlace-vencido");
      return services.cuentas.recuperarClave.cambiarClave({ prueba, ...cambio });
    },
    luego: async () => {
      const headers = new Headers({ "set-cookie": await galletaDeRecuperacion.quitar(request) });
      headers.append("set-cookie", await claveCambiada.anotar(request, true));
      return seguirEn(pasoConDestino(request, "/recuperar-clave/listo"), undefined, headers);
    },
  });

/** Action of each step of the recovery; the last step sends nothing. */
export const AL_ENVIAR = { pedir, codigo, nueva } satisfies Partial<Record<Paso, unknown>>;
