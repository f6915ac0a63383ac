import { parseWithZod } from "@conform-to/zod/v4";
import type { SubmissionResult } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { entradaDeCodigo } from "~/domain/cuentas/identidad/codigo";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import {
  cambioDeClavePerdida,
  RECHAZOS_DE_RECUPERACION,
  pedidoDeRecuperacion,
  VIDA_DE_ENLACE_EN_MINUTOS,
  type RechazoDeRecuperacion,
} from "~/domain/cuentas/recuperacion/recuperacion";
import type { Prueba } from "~/domain/cuentas/recuperacion/recuperarClave";
import { services } from "~/services.server";
import { conParametros } from "~/shell/direcciones";
import { makeGalleta } from "~/shell/galleta.server";
import { rechazar as conRechazo, responder } from "~/shell/responder";
import type { Paso } from "./pasos";

export const galletaDeRecuperacion = makeGalleta("recuperacion", VIDA_DE_ENLACE_EN_MINUTOS * 60);

/** What proves that the mail is theirs: the link they came by, or else the code they entered. */
export async function pruebaDe(request: Request): Promise<Prueba | null> {
  const enlace = new URL(request.url).searchParams.get("enlace");
  if (enlace) return { enlace };
  const idRecuperacion = await galletaDeRecuperacion.leer(request);
  return idRecuperacion ? { idRecuperacion } : null;
}

/** A step of the way back, which carries along where the person was going before it. */
export function pasoConDestino(request: Request, paso: string): string {
  const { searchParams } = new URL(request.url);
  return conParametros(paso, "", { redirect: rutaPropia(searchParams.get("redirect")) });
}

export interface Envio {
  request: Request;
  datos: FormData;
  direccion: string;
}

function rechazar(rechazo: RechazoDeRecuperacion | null, envio: SubmissionResult) {
  if (!rechazo) return responder({ envio, generales: [] }, 400);
  const rechazado = RECHAZOS_DE_RECUPERACION[rechazo];
  return conRechazo(rechazado, { envio, generales: [rechazado.mensaje] });
}

async function pedir({ request, datos, direccion }: Envio) {
  const leido = parseWithZod(datos, { schema: pedidoDeRecuperacion });
  if (leido.status !== "success") return rechazar(null, leido.reply());
  const pedida = await services.cuentas.recuperarClave.pedir({
    ...leido.value,
    direccion,
    destino: rutaPropia(new URL(request.url).searchParams.get("redirect")),
  });
  if (!pedida.ok) return rechazar(pedida.rechazo, leido.reply());
  return redirect(pasoConDestino(request, "/recuperar-clave/codigo"), {
    status: 303,
    headers: { "set-cookie": await galletaDeRecuperacion.poner(request, pedida.value) },
  });
}

async function codigo({ request, datos }: Envio) {
  const leido = parseWithZod(datos, { schema: entradaDeCodigo });
  if (leido.status !== "success") return rechazar(null, leido.reply());
  const idRecuperacion = (await galletaDeRecuperacion.leer(request)) ?? "";
  const entrado = await services.cuentas.recuperarClave.entrarCodigo({ idRecuperacion, ...leido.value });
  return entrado.ok
    ? redirect(pasoConDestino(request, "/recuperar-clave/nueva"), 303)
    : rechazar(entrado.rechazo, leido.reply());
}

async function nueva({ request, datos }: Envio) {
  const leido = parseWithZod(datos, { schema: cambioDeClavePerdida });
  const respuesta = leido.reply({ hideFields: ["clave"] });
  if (leido.status !== "success") return rechazar(null, respuesta);
  const prueba = await pruebaDe(request);
  if (!prueba) return rechazar("enlace-vencido", respuesta);
  const cambiada = await services.cuentas.recuperarClave.cambiarClave({ prueba, ...leido.value });
  if (!cambiada.ok) return rechazar(cambiada.rechazo, respuesta);
  return redirect(pasoConDestino(request, "/recuperar-clave/listo"), {
    status: 303,
    headers: { "set-cookie": await galletaDeRecuperacion.quitar(request) },
  });
}

/** What sending each step does; the last one has nothing to send. */
export const AL_ENVIAR = { pedir, codigo, nueva } satisfies Partial<Record<Paso, unknown>>;
