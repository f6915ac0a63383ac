import type { Notificacion } from "../../avisos/notificaciones/notificacion";
import { diaYHoraEscrita } from "../../shared/fechas";
import type { CitaConDetalle } from "./cita";
import { direccionDeCita } from "./direcciones";
import type { Cambio } from "./textosDeAvisos";

const TEXTO_DEL_CAMBIO: Record<Cambio, (cuando: string) => string> = {
  reservada: (cuando) => `del ${cuando} está reservada.`,
  reprogramada: (cuando) => `cambió de horario: ahora es el ${cuando}.`,
  cancelada: (cuando) => `del ${cuando} está cancelada.`,
  "cambio-libre": (cuando) =>
    `del ${cuando} no podrá realizarse. Elige otro horario o recibe todo de vuelta.`,
};

const conOtro = (discreta: boolean, especialista: string, cuando: string) =>
  discreta ? `cambió: ahora es el ${cuando}.` : `ahora es con ${especialista}, el ${cuando}.`;

export function notificacionDeCita({
  id,
  suceso,
  cita,
  discreta,
  ahora,
  antesCon = null,
}: {
  id: string;
  suceso: Cambio;
  cita: Pick<CitaConDetalle, "especialista" | "fin" | "idCita" | "idPersona" | "inicio">;
  discreta: boolean;
  ahora: Date;
  /** The former specialist, when the specialist changed. */
  antesCon?: string | null;
}): Notificacion {
  const cuando = diaYHoraEscrita(cita.inicio);
  const paso = antesCon ? conOtro(discreta, cita.especialista, cuando) : TEXTO_DEL_CAMBIO[suceso](cuando);
  return {
    idNotificacion: id,
    idPersona: cita.idPersona,
    icono: "calendario",
    mensaje: `${discreta ? "Tu cita" : "Tu sesión"} ${paso}`,
    enlace: direccionDeCita(cita),
    creadaEn: ahora,
    vistaEn: null,
    // A cancelled session stays news after its hour: the person learns what came back.
    valeHasta: suceso === "cancelada" ? null : cita.fin,
  };
}
