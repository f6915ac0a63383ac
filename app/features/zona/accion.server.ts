import { redirect } from "@remix-run/node";
import { MENSAJE_DE_CAMBIO, type RechazoDeCambio } from "~/domain/citas/cambios";
import { direccionDeCita } from "~/domain/citas/direcciones";
import { services } from "~/services.server";
import { responder } from "~/shell/responder";
import {
  ABRIR_CALENDARIO,
  CANCELAR,
  CONFIRMAR,
  intencionDeZona,
  NO_SER_DISCRETO,
  REVOCAR_CALENDARIO,
  SER_DISCRETO,
} from "./intenciones";

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
        ? redirect(`${direccionDeCita({ idCita })}?hecho=confirmada`, 303)
        : rechazar(confirmada.rechazo);
    }
    case ABRIR_CALENDARIO:
      await services.abrirCalendario(idPersona);
      break;
    case REVOCAR_CALENDARIO:
      await services.revocarCalendario(idPersona);
      break;
    case SER_DISCRETO:
    case NO_SER_DISCRETO:
      await services.cambiarDiscrecion({ idPersona, discreta: data.intencion === SER_DISCRETO });
      break;
  }
  return redirect("/mi-zona-privada#calendario", 303);
}

function rechazar(rechazo: RechazoDeCambio) {
  if (rechazo === "cita-no-existe") throw new Response(null, { status: 404 });
  return responder({ mensaje: MENSAJE_DE_CAMBIO[rechazo] }, 409);
}
