import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { entradaDeCodigo } from "~/domain/cuentas/identidad/codigo";
import {
  cambioDeClave,
  cambioDeNombres,
  contacto,
  RECHAZOS_DE_PERFIL,
  type PersonaConVersion,
  type RechazoDePerfil,
} from "~/domain/cuentas/cuenta/cuenta";
import { cookieDeAvisos, type ClaveDeAviso } from "~/domain/shared/navegacion/aviso";
import { tipoDeDocumento } from "~/domain/cuentas/personas/documento";
import { paisDe, prefijoDe } from "~/domain/shared/telefono/telefono";
import { httpDe } from "~/domain/shared/rechazo";
import { services } from "~/services.server";
import { dispositivoDe } from "~/shell/autenticador.server";
import { responder } from "~/shell/responder";
import { cabecerasAlEntrar } from "~/shell/sesion.server";
import { CAMBIAR_CLAVE, GUARDAR_CONTACTO, GUARDAR_NOMBRES, VERIFICAR_CORREO } from "./intenciones";

/** What the screen shows of a person, and no more. */
export const datosDePerfil = ({ persona, version }: PersonaConVersion) => ({
  nombreCompleto: [persona.nombre, persona.apePaterno, persona.apeMaterno].filter(Boolean).join(" "),
  nombres: {
    nombre: persona.nombre,
    apePaterno: persona.apePaterno,
    apeMaterno: persona.apeMaterno,
    version: String(version),
  },
  documento: `${tipoDeDocumento(persona.idTipoDocumento)?.nombre ?? "Documento"} ${persona.numeroDocumento}`,
  datosConfirmados: persona.datosConfirmados === 1,
  celular: `${persona.prefijo} ${persona.telefono}`,
  contacto: {
    correo: persona.email,
    pais: paisDe(persona.prefijo),
    telefono: persona.telefono,
    version: String(version),
  },
});

interface Envio {
  request: Request;
  datos: FormData;
  idPersona: number;
  idAcceso: string;
  direccion: string;
}

const INTENCIONES = [GUARDAR_NOMBRES, GUARDAR_CONTACTO, VERIFICAR_CORREO, CAMBIAR_CLAVE] as const;
type Intencion = (typeof INTENCIONES)[number];

function rechazar(intencion: Intencion, envio: SubmissionResult, rechazo: RechazoDePerfil | null = null) {
  return responder(
    {
      intencion,
      envio,
      rechazo,
      generales: rechazo && rechazo !== "version-anterior" ? [RECHAZOS_DE_PERFIL[rechazo].mensaje] : [],
    },
    rechazo ? httpDe(RECHAZOS_DE_PERFIL[rechazo]) : 400,
  );
}

/** Back to the profile, which says what was done. */
function volverCon(aviso: ClaveDeAviso, headers = new Headers()) {
  headers.append("set-cookie", cookieDeAvisos([aviso]));
  return redirect("/mi-perfil", { status: 303, headers });
}

async function guardarNombres({ datos, idPersona }: Envio) {
  const leido = parseWithZod(datos, { schema: cambioDeNombres });
  if (leido.status !== "success") return rechazar(GUARDAR_NOMBRES, leido.reply());
  const editados = await services.cuentas.cuenta.editarNombres({ idPersona, canal: "web", ...leido.value });
  return editados.ok
    ? volverCon("nombres-guardados")
    : rechazar(GUARDAR_NOMBRES, leido.reply(), editados.rechazo);
}

async function guardarContacto({ datos, idPersona, idAcceso, direccion }: Envio) {
  const leido = parseWithZod(datos, { schema: contacto });
  const respuesta = leido.reply({ hideFields: ["clave"] });
  if (leido.status !== "success") return rechazar(GUARDAR_CONTACTO, respuesta);
  const { pais, ...nuevo } = leido.value;
  const prefijo = prefijoDe(pais)!;
  const guardado = await services.cuentas.cuenta.contacto.guardar({
    ...nuevo,
    prefijo,
    idPersona,
    idAcceso,
    direccion,
    canal: "web",
  });
  if (guardado.ok) {
    return guardado.value.correoPorVerificar
      ? redirect("/mi-perfil?editar=correo", 303)
      : volverCon("contacto-guardado");
  }
  if (guardado.rechazo !== "telefono-inexistente") {
    return rechazar(GUARDAR_CONTACTO, respuesta, guardado.rechazo);
  }
  const fieldErrors = { telefono: [RECHAZOS_DE_PERFIL[guardado.rechazo].mensaje] };
  return rechazar(GUARDAR_CONTACTO, leido.reply({ hideFields: ["clave"], fieldErrors }));
}

async function verificarCorreo({ datos, idPersona }: Envio) {
  const leido = parseWithZod(datos, { schema: entradaDeCodigo });
  if (leido.status !== "success") return rechazar(VERIFICAR_CORREO, leido.reply());
  const { codigo } = leido.value;
  const confirmado = await services.cuentas.cuenta.contacto.confirmarCorreo({
    idPersona,
    codigo,
    canal: "web",
  });
  return confirmado.ok
    ? volverCon("correo-cambiado")
    : rechazar(VERIFICAR_CORREO, leido.reply(), confirmado.rechazo);
}

async function cambiarClave({ request, datos, idPersona, idAcceso }: Envio) {
  const leido = parseWithZod(datos, { schema: cambioDeClave });
  const respuesta = leido.reply({ hideFields: ["actual", "nueva"] });
  if (leido.status !== "success") return rechazar(CAMBIAR_CLAVE, respuesta);
  const cambiada = await services.cuentas.cuenta.cambiarClave({
    idPersona,
    idAcceso,
    ...leido.value,
    dispositivo: dispositivoDe(request),
  });
  if (!cambiada.ok) return rechazar(CAMBIAR_CLAVE, respuesta, cambiada.rechazo);
  const headers = await cabecerasAlEntrar(request, cambiada.value);
  return volverCon("clave-cambiada", headers);
}

export const AL_ENVIAR = {
  [GUARDAR_NOMBRES]: guardarNombres,
  [GUARDAR_CONTACTO]: guardarContacto,
  [VERIFICAR_CORREO]: verificarCorreo,
  [CAMBIAR_CLAVE]: cambiarClave,
} satisfies Record<Intencion, unknown>;

export const intencionDe = (datos: FormData): Intencion | null => {
  const pedida = datos.get("intencion");
  return INTENCIONES.find((una) => una === pedida) ?? null;
};
