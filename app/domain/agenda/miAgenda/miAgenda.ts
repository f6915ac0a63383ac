import { z } from "zod";
import { RECHAZOS_POR_DERECHO, type RechazoPorDerecho } from "../../equipo/derechos/exigir";
import { campoDeId } from "../../shared/campos";
import { sumarMinutos } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";
import { ESPERA_EN_MINUTOS, PLAZO_PARA_AVISAR_EN_DIAS } from "../ausencias/ausencia";
import { RECHAZOS_DE_CAMBIO } from "../citas/cambios";
import type { CitaConDetalle } from "../citas/cita";
import { estadoDeSala } from "../citas/sala";

/** Days of the screen after today. */
export const DIAS_DESPUES_DE_HOY = 7;
/** Minutes before a session from which its specialist reads the shared note. */
const NOTA_ABRE_ANTES_EN_MINUTOS = 24 * 60;

export const sesionElegida = z.object({ idCita: campoDeId("Elige una sesión") });

/** Ways in which the person is compensated for a session that the specialist cannot attend. */
export const cancelacionPropia = z.object({
  compensacion: z.enum(["devolucion", "cambio"], "Elige qué recibe la persona"),
});

/** True from ten minutes before the start, when the room opens, to the end of the session. */
export const seEntra = (cita: CitaConDetalle, now: Date): boolean =>
  estadoDeSala(cita, now) === "abierta" && now < cita.fin;

/** True from 24 hours before the start to the end of a booked session. */
export const seLeeLaNota = (cita: CitaConDetalle, now: Date): boolean =>
  cita.estado === "reservada" &&
  !cita.cambioLibre &&
  now >= sumarMinutos(cita.inicio, -NOTA_ABRE_ANTES_EN_MINUTOS) &&
  now < cita.fin;

/** True while the specialist can say that they cannot attend: the session has not begun. */
export const sePuedeDejar = (cita: CitaConDetalle, now: Date): boolean =>
  cita.estado === "reservada" && !cita.cambioLibre && now < cita.inicio;

type RechazoDeInasistencia =
  "cita-cancelada" | "cita-por-empezar" | "persona-llego" | "asistencia-anotada" | "fuera-de-plazo";

/** Reason why the specialist cannot note that the person did not come; null when the specialist can. */
export function rechazoPorInasistencia(cita: CitaConDetalle, now: Date): RechazoDeInasistencia | null {
  if (cita.estado !== "reservada" || cita.cambioLibre) return "cita-cancelada";
  if (cita.asistencia) return "asistencia-anotada";
  if (cita.personaLlegoEn) return "persona-llego";
  if (now < sumarMinutos(cita.inicio, ESPERA_EN_MINUTOS)) return "cita-por-empezar";
  return now > sumarMinutos(cita.fin, PLAZO_PARA_AVISAR_EN_DIAS * 24 * 60) ? "fuera-de-plazo" : null;
}

/** State of a session in words for its specialist. */
export function estadoEnPalabras(
  cita: Pick<CitaConDetalle, "estado" | "cambioLibre" | "asistenciaConfirmada" | "inicio" | "fin">,
  now: Date,
  falto: boolean,
): string {
  if (cita.estado === "cancelada") return "Cancelada";
  if (cita.cambioLibre) return "La persona elige otra hora o su dinero";
  if (falto) return "No llegó";
  if (now < cita.inicio) return cita.asistenciaConfirmada ? "Confirmó que viene" : "Reservada";
  return now < cita.fin ? "Ahora" : "Terminada";
}

export type RechazoDeMiAgenda =
  RechazoPorDerecho | RechazoDeInasistencia | "sin-especialista" | "sala-cerrada";

export const RECHAZOS_DE_MI_AGENDA: Rechazos<RechazoDeMiAgenda | keyof typeof RECHAZOS_DE_CAMBIO> = {
  ...RECHAZOS_DE_CAMBIO,
  ...RECHAZOS_POR_DERECHO,
  "sin-especialista": {
    clase: "conflict",
    mensaje: "Tu cuenta todavía no está unida a un especialista. Pídelo a Sistemas.",
  },
  "sala-cerrada": {
    clase: "gone",
    mensaje: "Entras desde 10 minutos antes de la sesión hasta que termina.",
  },
  "cita-cancelada": { clase: "conflict", mensaje: "Esa sesión ya está cancelada." },
  "cita-por-empezar": {
    clase: "conflict",
    mensaje: `Espera a la persona ${ESPERA_EN_MINUTOS} minutos desde la hora de la sesión.`,
  },
  "persona-llego": { clase: "conflict", mensaje: "La persona estuvo en la sala de esa sesión." },
  "asistencia-anotada": { clase: "conflict", mensaje: "Ya consta que esa sesión se tuvo." },
  "fuera-de-plazo": { clase: "conflict", mensaje: "Esa sesión fue hace más de una semana." },
};

export type RechazoDeUnion = "cuenta-no-existe" | "especialista-no-existe";

export const RECHAZOS_DE_UNION: Rechazos<RechazoDeUnion> = {
  "cuenta-no-existe": { clase: "not-found", mensaje: "No hay una cuenta abierta del equipo con ese correo." },
  "especialista-no-existe": { clase: "not-found", mensaje: "No hay un especialista con ese código." },
};
