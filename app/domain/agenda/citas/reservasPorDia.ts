import type { Repos } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/**
 * Limit of bookings and moves of one person in a day. Each sends a mail to the person and to the specialist, and a
 * cancelled session gives its bono back: without a limit, one bono could fill both mailboxes. Cancellations are not
 * counted, so that nobody loses a refund by this limit.
 */
export const RESERVAS_POR_DIA = 25;

export const RECHAZO_POR_RESERVAS: Rechazos<"demasiadas-reservas"> = {
  "demasiadas-reservas": {
    clase: "too-many",
    mensaje: "Hoy ya reservaste o cambiaste muchas sesiones. Podrás hacerlo otra vez mañana.",
  },
};

/** Counts another booking or move, inside its transaction; false when the day's limit is reached. */
export async function cabeOtraReserva(
  repos: Repos<"intentos">,
  idPersona: number,
  now: Date,
): Promise<boolean> {
  const limite = { tope: RESERVAS_POR_DIA, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
  return (await repos.intentos.contar(`reservas:${idPersona}`, limite, now)) <= RESERVAS_POR_DIA;
}
