import type { Notificacion } from "../../avisos/notificaciones/notificacion";
import { diaYHora } from "../../shared/fechas";
import type { CitaConDetalle } from "./cita";
import { direccionDeCita } from "./direcciones";
import type { Cambio } from "./textosDeAvisos";

const LO_QUE_PASO: Record<Cambio, (cuando: string) => string> = {
  reservada: (cuando) => `del ${cuando} está reservada.`,
  reprogramada: (cuando) => `cambió de horario: ahora es el ${cuando}.`,
  cancelada: (cuando) => `del ${cuando} está cancelada.`,
  "cambio-libre": (cuando) =>
    `del ${cuando} no podrá realizarse. Elige otro horario o recibe todo de vuelta.`,
};

export function notificacionDeCita({
  id,
  suceso,
  cita,
  discreta,
  ahora,
}: {
  id: string;
  suceso: Cambio;
  cita: Pick<CitaConDetalle, "idCita" | "idPersona" | "inicio">;
  discreta: boolean;
  ahora: Date;
}): Notificacion {
  return {
    idNotificacion: id,
    idPersona: cita.idPersona,
    icono: "calendario",
    mensaje: `${discreta ? "Tu cita" : "Tu sesión"} ${LO_QUE_PASO[suceso](diaYHora(cita.inicio))}`,
    enlace: direccionDeCita(cita),
    creadaEn: ahora,
    vistaEn: null,
  };
}
