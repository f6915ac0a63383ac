import type { Intervalo } from "../horarios/disponibilidad";
import { diaYHora, sumarMinutos } from "../../shared/fechas";
import type { Cita } from "./cita";
import { direccionDeSala } from "./direcciones";

/** When the room of a session lets people in, by the server's clock: screens and signalling ask this one rule. */
export const SALA_ABRE_ANTES_EN_MINUTOS = 10;
/** A session may run over a little; after that nobody is in the room and what was said in it is deleted. */
const SALA_CIERRA_DESPUES_EN_MINUTOS = 15;

export type EstadoDeSala = "por-abrir" | "abierta" | "cerrada" | "sin-sesion";

type CitaConHora = Pick<Cita, "estado" | "cambioLibre"> & Intervalo;

export const abreLaSala = (inicio: Date) => sumarMinutos(inicio, -SALA_ABRE_ANTES_EN_MINUTOS);
export const cierraLaSala = (fin: Date) => sumarMinutos(fin, SALA_CIERRA_DESPUES_EN_MINUTOS);

/** Open from exactly ten minutes before the start; closed at the very instant it closes. */
export function estadoDeSala({ estado, cambioLibre, inicio, fin }: CitaConHora, now: Date): EstadoDeSala {
  // The specialist said that they cannot come.
  if (estado !== "reservada" || cambioLibre) return "sin-sesion";
  if (now < abreLaSala(inicio)) return "por-abrir";
  return now < cierraLaSala(fin) ? "abierta" : "cerrada";
}

/** What a card of a session offers: the way in, or from when there is one; null once there is none any more. */
export function entradaALaSala(cita: CitaConHora & Pick<Cita, "idCita">, now: Date) {
  const estado = estadoDeSala(cita, now);
  if (estado !== "abierta" && estado !== "por-abrir") return null;
  return {
    abierta: estado === "abierta",
    href: direccionDeSala(cita),
    desde: diaYHora(abreLaSala(cita.inicio), now),
  };
}

/** The room of the session that comes next, or goes on now; null without one. */
export function proximaSala(citas: readonly (CitaConHora & Pick<Cita, "idCita">)[], now: Date) {
  const enOrden = citas.toSorted((una, otra) => una.inicio.getTime() - otra.inicio.getTime());
  const proxima = enOrden.find((cita) => entradaALaSala(cita, now));
  return proxima ? direccionDeSala(proxima) : null;
}
