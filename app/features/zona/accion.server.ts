import { redirect } from "@remix-run/node";
import { MENSAJE_DE_CAMBIO, type RechazoDeCambio } from "~/domain/citas/cambios";
import { direccionDeCita } from "~/domain/citas/direcciones";
import { cookieDeAvisos, type ClaveDeAviso } from "~/domain/navegacion/aviso";
import { services } from "~/services.server";
import { responder } from "~/shell/responder";
import { ABRIR_CALENDARIO, CANCELAR, CONFIRMAR, intencionDeZona, REVOCAR_CALENDARIO } from "./intenciones";

const SU_CALENDARIO = "/mi-zona-privada#calendario";

/** Carries out what a form of the private zone asks for, or says why not. */
export async function accionDeZona(idPersona: number, datos: FormData) {
  const pedida = intencionDeZona.safeParse(Object.fromEntries(datos));
  if (!pedida.success) {
    return responder({ mensaje: pedida.error.issues[0]?.message ?? "Elige qué quieres hacer" }, 400);
  }
  const { data } = pedida;
  switch (data.intencion) {
    case CANCELAR: {
      const { idCita, version, vuelve } = data;
      const cancelada = await services.cancelarCita({ idPersona, idCita, version, vuelve });
      return cancelada.ok ? redirect(direccionDeCita({ idCita }), 303) : rechazar(cancelada.rechazo);
    }
    case CONFIRMAR: {
      const { idCita, version } = data;
      const confirmada = await services.confirmarAsistencia({ idPersona, idCita, version });
      return confirmada.ok
        ? volverCon("asistencia-confirmada", direccionDeCita({ idCita }))
        : rechazar(confirmada.rechazo);
    }
    case ABRIR_CALENDARIO:
      await services.abrirCalendario(idPersona);
      return volverCon("calendario-abierto", SU_CALENDARIO);
    case REVOCAR_CALENDARIO:
      await services.revocarCalendario(idPersona);
      return volverCon("calendario-anulado", SU_CALENDARIO);
  }
}

function volverCon(aviso: ClaveDeAviso, direccion: string) {
  return redirect(direccion, { status: 303, headers: { "set-cookie": cookieDeAvisos([aviso]) } });
}

function rechazar(rechazo: RechazoDeCambio) {
  if (rechazo === "cita-no-existe") throw new Response(null, { status: 404 });
  return responder({ mensaje: MENSAJE_DE_CAMBIO[rechazo] }, 409);
}
