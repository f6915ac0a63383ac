import type { Intervalo } from "../horarios/disponibilidad";
import { diaYHora, sumarMinutos } from "../../shared/fechas";
import type { Cita } from "./cita";
import { direccionDeSala } from "./direcciones";

/**
 * Minutes before the start at which the room of a session opens, by the server's clock. Screens and signalling use the
 * same rule.
 */
export const SALA_ABRE_ANTES_EN_MINUTOS = 10;
/** Minutes after the end at which the room closes: a session may run over. Then its messages are deleted. */
const SALA_CIERRA_DESPUES_EN_MINUTOS = 15;

export type EstadoDeSala = "por-abrir" | "abierta" | "cerrada" | "sin-sesion";

type CitaConHora = Pick<Cita, "estado" | "cambioLibre"> & Intervalo;

export const abreLaSala = (inicio: Date) => sumarMinutos(inicio, -SALA_ABRE_ANTES_EN_MINUTOS);
export const cierraLaSala = (fin: Date) => sumarMinutos(fin, SALA_CIERRA_DESPUES_EN_MINUTOS);

/** State of the room: open from exactly ten minutes before the start, closed from the very instant of its closing. */
export function estadoDeSala({ estado, cambioLibre, inicio, fin }: CitaConHora, now: Date): EstadoDeSala {
  // A session whose specialist cannot come has no room.
  if (estado !== "reservada" || cambioLibre) return "sin-sesion";
  if (now < abreLaSala(inicio)) return "por-abrir";
  return now < cierraLaSala(fin) ? "abierta" : "cerrada";
}

/** Link to the call on a session's card, or the time when the room opens; null when the session is over. */
export function entradaALaSala(cita: CitaConHora & Pick<Cita, "idCita">, now: Date) {
  const estado = estadoDeSala(cita, now);
  if (estado !== "abierta" && estado !== "por-abrir") return null;
  return {
    abierta: estado === "abierta",
    href: direccionDeSala(cita),
    desde: diaYHora(abreLaSala(cita.inicio), now),
  };
}

/** True from the opening of a session's room until its closing, by the hours alone. */
export const esHoraDeEntrar = ({ inicio, fin }: Intervalo, now: Date) =>
  now >= abreLaSala(inicio) && now < cierraLaSala(fin);

/** Room of the person's next or present session; null without a session. */
export function proximaSala(citas: readonly (CitaConHora & Pick<Cita, "idCita">)[], now: Date) {
  const enOrden = citas.toSorted((a, b) => a.inicio.getTime() - b.inicio.getTime());
  const proxima = enOrden.find((cita) => entradaALaSala(cita, now));
  return proxima ? direccionDeSala(proxima) : null;
}
