import type { Evento } from "./ics";
import type { Sitio } from "../../shared/marca";
import type { CitaConDetalle } from "./cita";
import { direccionDeCita } from "./direcciones";

/** A session as a calendar event. For a person who wants discretion it names neither specialty nor specialist. */
export function eventoDe(
  cita: CitaConDetalle,
  { sitio, discreta }: { sitio: Sitio; discreta: boolean },
): Evento {
  const url = sitio.url + direccionDeCita(cita);
  return {
    uid: `cita-${cita.idCita}@${new URL(sitio.url).hostname}`,
    secuencia: cita.version - 1,
    inicio: cita.inicio,
    fin: cita.fin,
    url,
    cancelado: cita.estado === "cancelada" || cita.cambioLibre,
    actualizadoEn: cita.actualizadaEn,
    ...(discreta
      ? { resumen: "Cita" }
      : {
          resumen: `Sesión de ${cita.especialidad} con ${cita.especialista}`,
          descripcion: `Por videollamada. Para cambiarla o cancelarla: ${url}`,
          lugar: "Videollamada",
        }),
  };
}
