import type { Repos } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/**
 * Bookings and changes of hour of one person in a day. Each is told by mail to them and to the specialist, and a bono
 * comes back whole: without a limit one bono fills both mailboxes. Cancelling is not counted, so that nobody is kept
 * from what they would lose.
 */
export const RESERVAS_POR_DIA = 25;

export const RECHAZO_POR_RESERVAS: Rechazos<"demasiadas-reservas"> = {
  "demasiadas-reservas": {
    clase: "too-many",
    mensaje: "Hoy ya reservaste o cambiaste muchas sesiones. Podrás hacerlo otra vez mañana.",
  },
};

/** Counts one more of a person, inside the transaction that makes it; false once the day has had enough of them. */
export async function cabeOtraReserva(
  repos: Repos<"intentos">,
  idPersona: number,
  now: Date,
): Promise<boolean> {
  const limite = { tope: RESERVAS_POR_DIA, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
  return (await repos.intentos.contar(`reservas:${idPersona}`, limite, now)) <= RESERVAS_POR_DIA;
}
