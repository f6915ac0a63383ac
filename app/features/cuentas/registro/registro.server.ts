import { parseWithZod } from "@conform-to/zod/v4";
import type { SubmissionResult } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { bloquesDe } from "~/components/markdown.server";
import type { Politica } from "~/domain/consentimientos/politica";
import { aceptacionesDe } from "~/domain/consentimientos/politica";
import { entradaDeCodigo } from "~/domain/cuentas/identidad/codigo";
import { conPrefijo } from "~/domain/cuentas/registro/borrador";
import {
  RECHAZOS_DE_REGISTRO,
  pasoDeContacto,
  pasoDeDocumento,
  pasoDeNombres,
  VIDA_DE_REGISTRO_EN_HORAS,
  type PasoDeRegistro,
  type RechazoDeRegistro,
} from "~/domain/cuentas/registro/registro";
import { httpDe } from "~/domain/shared/rechazo";
import { services } from "~/services.server";
import { dispositivoDe } from "~/shell/autenticador.server";
import { makeGalleta } from "~/shell/galleta.server";
import { responder } from "~/shell/responder";
import { cabecerasAlEntrar } from "~/shell/sesion.server";
import {
  CON_SALIDA,
  direccionDe,
  nombreDeCasilla,
  pasoDeCondiciones,
  REENVIAR,
  type PoliticaALaVista,
} from "./pasos";

export const galletaDeRegistro = makeGalleta("registro", VIDA_DE_REGISTRO_EN_HORAS * 3600);

export const aLaVista = ({
  codigo,
  tipo,
  titulo,
  contenido,
  enlace,
  requerido,
}: Politica): PoliticaALaVista => ({
  codigo,
  tipo,
  titulo,
  bloques: bloquesDe(contenido),
  enlace,
  requerido: requerido === 1,
});

/** One step that was sent: who sent it, and where it leads. */
export interface Envio {
  request: Request;
  datos: FormData;
  idRegistro: string | null;
  direccion: string;
  idSolicitud: string;
  /** `/registro`, or the same door for the app. */
  puerta: string;
  destino: string;
}

/** The refusals that have somewhere else to go on are shown as such, with their ways on. */
function rechazar(rechazo: RechazoDeRegistro | null, envio: SubmissionResult | null) {
  const generales = rechazo && !CON_SALIDA.has(rechazo) ? [RECHAZOS_DE_REGISTRO[rechazo].mensaje] : [];
  return responder({ envio, rechazo, generales }, rechazo ? httpDe(RECHAZOS_DE_REGISTRO[rechazo]) : 400);
}

async function seguir({ request, puerta }: Envio, idRegistro: string, paso: PasoDeRegistro) {
  const { search } = new URL(request.url);
  return redirect(direccionDe(puerta, paso) + search, {
    status: 303,
    headers: { "set-cookie": await galletaDeRegistro.poner(request, idRegistro) },
  });
}

async function documento(envio: Envio) {
  const leido = parseWithZod(envio.datos, { schema: pasoDeDocumento });
  if (leido.status !== "success") return rechazar(null, leido.reply());
  const anotado = await services.cuentas.registro.anotarDocumento(
    envio.idRegistro,
    leido.value,
    envio.direccion,
  );
  return anotado.ok ? seguir(envio, anotado.value, "nombres") : rechazar(anotado.rechazo, leido.reply());
}

async function nombres(envio: Envio) {
  const leido = parseWithZod(envio.datos, { schema: pasoDeNombres });
  if (leido.status !== "success") return rechazar(null, leido.reply());
  const anotado = await services.cuentas.registro.anotarNombres(envio.idRegistro!, leido.value);
  return anotado.ok ? seguir(envio, anotado.value, "contacto") : rechazar(anotado.rechazo, leido.reply());
}

async function contacto(envio: Envio) {
  const leido = parseWithZod(envio.datos, { schema: pasoDeContacto });
  const sinClave = { hideFields: ["clave"] };
  if (leido.status !== "success") return rechazar(null, leido.reply(sinClave));
  const anotado = await services.cuentas.registro.anotarContacto(
    envio.idRegistro!,
    conPrefijo(leido.value),
    envio.direccion,
  );
  if (anotado.ok) return seguir(envio, anotado.value, "condiciones");
  if (anotado.rechazo !== "telefono-inexistente") return rechazar(anotado.rechazo, leido.reply(sinClave));
  const fieldErrors = { telefono: [RECHAZOS_DE_REGISTRO[anotado.rechazo].mensaje] };
  return rechazar(null, leido.reply({ ...sinClave, fieldErrors }));
}

async function condiciones(envio: Envio) {
  const politicas = await services.cuentas.registro.politicas();
  const leido = parseWithZod(envio.datos, { schema: pasoDeCondiciones(politicas.map(aLaVista)) });
  if (leido.status !== "success") return rechazar(null, leido.reply());
  const marcadas = politicas.filter(({ codigo }) => envio.datos.get(nombreDeCasilla(codigo)) === "on");
  const aceptaciones = aceptacionesDe(politicas, new Set(marcadas.map(({ codigo }) => codigo)));
  const idRegistro = envio.idRegistro!;
  const anotado = await services.cuentas.registro.anotarCondiciones(idRegistro, aceptaciones);
  if (!anotado.ok) return rechazar(anotado.rechazo, leido.reply());
  const pedido = await services.cuentas.registro.pedirCodigo({ idRegistro, direccion: envio.direccion });
  return pedido.ok ? seguir(envio, idRegistro, "codigo") : rechazar(pedido.rechazo, leido.reply());
}

async function codigo(envio: Envio) {
  const idRegistro = envio.idRegistro!;
  if (envio.datos.get("intencion") === REENVIAR) {
    const pedido = await services.cuentas.registro.pedirCodigo({ idRegistro, direccion: envio.direccion });
    return pedido.ok ? seguir(envio, idRegistro, "codigo") : rechazar(pedido.rechazo, null);
  }
  const leido = parseWithZod(envio.datos, { schema: entradaDeCodigo });
  if (leido.status !== "success") return rechazar(null, leido.reply());
  const hecho = await services.cuentas.registro.confirmar({
    idRegistro,
    codigo: leido.value.codigo,
    canal: "web",
    idSolicitud: envio.idSolicitud,
    dispositivo: dispositivoDe(envio.request),
  });
  if (!hecho.ok) return rechazar(hecho.rechazo, leido.reply());
  const headers = await cabecerasAlEntrar(envio.request, hecho.value);
  headers.append("set-cookie", await galletaDeRegistro.quitar(envio.request));
  return redirect(envio.destino, { status: 303, headers });
}

/** What sending each step does. */
export const AL_ENVIAR = { documento, nombres, contacto, condiciones, codigo } satisfies Record<
  PasoDeRegistro,
  unknown
>;
