import { diaYHoraEscrita, fechaDe, instanteDe, sumarDias, type Fecha } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { nombreCompleto } from "../especialistas/especialista";
import { enlaceDeEspecialista, type DepsDeCitas } from "./enlaceDeSala";
import { estadoDeSala } from "./sala";

/** Default number of listed days, today included. */
const DIAS_QUE_SE_LISTAN = 7;

interface Cuales {
  /** Specialist of the sessions; all specialists by default. */
  idEspecialista?: string | undefined;
  dia?: Fecha | undefined;
}

/**
 * Booked sessions of one specialist or of all, for a day of Lima or the next seven days, in order. Each has the link
 * that opens its call; the person's name is shown only behind that link.
 */
export function makeVerSesiones(deps: DepsDeCitas<"citas" | "especialistas">) {
  const { repos, now } = deps;
  return async ({ idEspecialista, dia }: Cuales) => {
    const todos = await repos.especialistas.todos();
    const pedidos = todos.filter(
      (especialista) => !idEspecialista || especialista.idEspecialista === idEspecialista,
    );
    if (pedidos.length === 0 && idEspecialista) return refuse("especialista-no-existe");
    const ahora = now();
    const desde = dia ?? fechaDe(ahora);
    const tramo = {
      inicio: instanteDe(desde, "00:00"),
      fin: instanteDe(sumarDias(desde, dia ? 1 : DIAS_QUE_SE_LISTAN), "00:00"),
    };
    const sesiones = [];
    for (const especialista of pedidos) {
      const tieneCorreo = (await repos.especialistas.destinatario(especialista.idEspecialista)) !== null;
      for (const cita of await repos.citas.delEspecialista(especialista.idEspecialista, tramo)) {
        const estado = estadoDeSala(cita, ahora);
        const abre = estado === "por-abrir" || estado === "abierta";
        sesiones.push({
          idCita: cita.idCita,
          inicio: cita.inicio,
          cuando: diaYHoraEscrita(cita.inicio),
          especialista: nombreCompleto(especialista),
          especialidad: cita.especialidad,
          tieneCorreo,
          sala: estado,
          enlace: abre ? enlaceDeEspecialista(cita, deps) : null,
        });
      }
    }
    return done(sesiones.toSorted((a, b) => +a.inicio - +b.inicio));
  };
}
