import type { Intervalo } from "../horarios/disponibilidad";
import { diaYHora, sumarMinutos } from "../shared/fechas";

/** Until how long before its start a session may be changed or cancelled (spec, "Booking, in one paragraph"). */
export const PLAZO_DE_CAMBIO_EN_MINUTOS = 24 * 60;

export interface Cita {
  idCita: string;
  idPedido: string;
  idHorario: string;
  idPersona: number;
  /** `cupon` when one covered the whole price. */
  formaDePago: "saldo" | "tarjeta" | "cupon";
  estado: "reservada" | "cancelada";
  creadaEn: Date;
}

/** A session with what a screen says of it. */
export interface CitaConDetalle extends Cita, Intervalo {
  idEspecialista: string;
  especialista: string;
  especialidad: string;
  slugDeEspecialidad: string;
  slugDeEspecialista: string;
  retrato: string;
  linkFotoMedico: string;
}

/** The last instant at which a session may be changed or cancelled. */
export function limiteDeCambio(inicio: Date): Date {
  return sumarMinutos(inicio, -PLAZO_DE_CAMBIO_EN_MINUTOS);
}

export function admiteCambio(inicio: Date, now: Date): boolean {
  return now <= limiteDeCambio(inicio);
}

/** The rule in words, as a date and time, for somebody who decides at `now`. */
export function reglaDeCambio(inicio: Date, now: Date): string {
  return admiteCambio(inicio, now)
    ? `Puedes cambiarla o cancelarla sin costo hasta el ${diaYHora(limiteDeCambio(inicio))}.`
    : "Empieza en menos de 24 horas, así que ya no se puede cambiar ni cancelar con devolución.";
}
