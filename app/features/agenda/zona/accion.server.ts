import { redirect } from "@remix-run/node";
import { RECHAZOS_DE_CAMBIO, type RechazoDeCambio } from "~/domain/agenda/citas/cambios";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { cookieDeAvisos, type ClaveDeAviso } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { rechazar as conRechazo, responder } from "~/shell/responder";
import { ABRIR_CALENDARIO, CANCELAR, CONFIRMAR, intencionDeZona, REVOCAR_CALENDARIO } from "./intenciones";
import { galletaDeCalendario } from "./zona.server";

const SU_CALENDARIO = "/mi-zona-privada#calendario";

/** Carries out what a form of the private zone asks for, or says why not. */
export async function accionDeZona(idPersona: number, request: Request) {
  const pedida = intencionDeZona.safeParse(Object.fromEntries(await leerFormulario(request)));
  if (!pedida.success) {
    return responder({ mensaje: pedida.error.issues[0]?.message ?? "Elige qué quieres hacer" }, 400);
  }
  const { data } = pedida;
  switch (data.intencion) {
    case CANCELAR: {
      const { idCita, version, vuelve } = data;
      const cancelada = await services.agenda.cancelarCita({ idPersona, idCita, version, vuelve });
      return cancelada.ok ? redirect(direccionDeCita({ idCita }), 303) : rechazar(cancelada.rechazo);
    }
    case CONFIRMAR: {
      const { idCita, version } = data;
      const confirmada = await services.agenda.confirmarAsistencia({ idPersona, idCita, version });
      return confirmada.ok
        ? volverCon("asistencia-confirmada", direccionDeCita({ idCita }))
        : rechazar(confirmada.rechazo);
    }
    case ABRIR_CALENDARIO: {
      const { token } = await services.agenda.abrirCalendario(idPersona);
      const cookie = await galletaDeCalendario.poner(request, token);
      return volverCon("calendario-abierto", SU_CALENDARIO, cookie);
    }
    case REVOCAR_CALENDARIO:
      await services.agenda.revocarCalendario(idPersona);
      return volverCon("calendario-anulado", SU_CALENDARIO, await galletaDeCalendario.quitar(request));
  }
}

function volverCon(aviso: ClaveDeAviso, direccion: string, ...cookies: string[]) {
  const headers = [cookieDeAvisos([aviso]), ...cookies].map((una): [string, string] => ["set-cookie", una]);
  return redirect(direccion, { status: 303, headers });
}

function rechazar(rechazo: RechazoDeCambio) {
  if (rechazo === "cita-no-existe") throw new Response(null, { status: 404 });
  const rechazado = RECHAZOS_DE_CAMBIO[rechazo];
  return conRechazo(rechazado, { mensaje: rechazado.mensaje });
}
