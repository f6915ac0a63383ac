import { redirect } from "@remix-run/node";
import { RECHAZOS_DE_CAMBIO } from "~/domain/agenda/citas/cambios";
import { reglaDe } from "~/domain/agenda/citas/textosDeCambios";
import { rechazoAlAvisar } from "~/domain/agenda/ausencias/ausencia";
import { direccionDeAusencia, direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { abreLaSala, cierraLaSala, proximaSala } from "~/domain/agenda/citas/sala";
import { momentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { diaYHora, fechaDe, horaDe, sumarDias } from "~/domain/shared/fechas";
import { mensajeEscrito } from "~/domain/agenda/videollamada/envio";
import { RECHAZOS_DE_SALA, type Credencial, type RechazoDeSala } from "~/domain/agenda/videollamada/sala";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { zonaDelDispositivo } from "../zonaDelDispositivo.server";
import { enConversacion } from "./participante.server";
import { exigir, responder } from "~/shell/responder";

/** Data of the page of a video call, for one of its two participants; everybody else gets 404. */
export async function verPagina(request: Request, credencial: Credencial) {
  const { rol, cita, estado, ahora, conQuien, estaElOtro, mensajes, compartido, sinConsentimiento } = exigir(
    await services.agenda.verSala(credencial),
    RECHAZOS_DE_SALA,
  );
  const { search } = new URL(request.url);
  return {
    rol,
    estado,
    sinConsentimiento: sinConsentimiento && {
      sesion: direccionDeCita(cita),
      regla: reglaDe(cita, ahora) ?? RECHAZOS_DE_CAMBIO["cita-empezada"].mensaje,
    },
    conQuien,
    estaElOtro,
    especialidad: cita.especialidad,
    momento: momentoEnPalabras(cita, ahora, zonaDelDispositivo(request)),
    abre: diaYHora(abreLaSala(cita.inicio), ahora),
    cierra: horaDe(cierraLaSala(cita.fin)),
    /** Seconds until the room opens, by the server's clock: a browser only counts down from here. */
    segundosParaAbrir: Math.max(0, Math.ceil((abreLaSala(cita.inicio).getTime() - ahora.getTime()) / 1000)),
    escritos: mensajes.map(enConversacion),
    compartido: compartido && {
      texto: compartido.texto,
      sesiones:
        compartido.sesiones?.map(
          ({ inicio, especialista }) => `${diaYHora(inicio, ahora)}, con ${especialista}`,
        ) ?? null,
    },
    sala: `/videollamada/sala${search}`,
    telefono: services.agenda.telefonoDeAtencion,
    hrefDeAusencia:
      rol === "persona" && rechazoAlAvisar(cita, ahora) === null ? direccionDeAusencia(cita) : null,
  };
}
export type DatosDeVideollamada = Awaited<ReturnType<typeof verPagina>>;

/**
 * Page of a video call for a specialist with a link. A link of ours that opens nothing any more gets 410 (RFC 9110 §
 * 15.5.11) and the reason.
 */
export async function verPaginaDeEspecialista(request: Request, credencial: { llave: string }) {
  const porQue = await services.agenda.porQueNoAbre(credencial.llave);
  return porQue
    ? responder({ porQue, telefono: services.agenda.telefonoDeAtencion }, 410)
    : verPagina(request, credencial);
}

/**
 * Page of the video call without a session in its address: it opens the person's next session. Null when there is
 * none.
 */
export async function irALaProxima(idPersona: number) {
  const ahora = services.now();
  // Yesterday's sessions are read too: one that began before midnight may go on.
  const desde = sumarDias(fechaDe(ahora), -1);
  const { dias } = await services.agenda.verAgenda({ idPersona, desde });
  const href = proximaSala(
    dias.flatMap(({ cita }) => cita),
    ahora,
  );
  if (href) throw redirect(href);
  return null;
}

/** Stores a chat message that was sent without JavaScript. */
export async function escribirSinJavascript(request: Request, credencial: Credencial) {
  const { pathname, search } = new URL(request.url);
  return recibir(await leerFormulario(request), {
    esquema: mensajeEscrito,
    rechazos: RECHAZOS_DE_SALA,
    pedir: (mensaje): Promise<Result<unknown, RechazoDeSala>> =>
      services.agenda.enviarALaSala(credencial, mensaje),
    luego: () => seguirEn(`${pathname}${search}#chat`),
  });
}
