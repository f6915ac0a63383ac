import { redirect } from "@remix-run/node";
import { MENSAJE_DE_CAMBIO, type RechazoDeCambio } from "~/domain/agenda/citas/cambios";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { cookieDeAvisos, type ClaveDeAviso } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { SU_CALENDARIO } from "./direcciones";
import { CANCELAR, CONFIRMAR, intencionDeZona, REVOCAR_CALENDARIO } from "./intenciones";
import { galletaDeCalendario } from "./zona.server";

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
  return responder({ mensaje: MENSAJE_DE_CAMBIO[rechazo] }, 409);
}
