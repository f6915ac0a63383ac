import { fechaDe, horaDe, type Fecha } from "../../shared/fechas";
import type { Cita } from "./cita";

type DeCual = Pick<Cita, "idCita">;
type DeQueVersion = Pick<Cita, "idCita" | "version">;

/** Page of one session; past and cancelled sessions have it too. */
export const direccionDeCita = ({ idCita }: DeCual) => `/mi-zona-privada/cita/${idCita}`;
export const direccionDeIcs = (cita: DeCual) => `${direccionDeCita(cita)}/cita.ics`;
/** Address of the note to the specialist. */
export const direccionDeNota = (cita: DeCual) => `${direccionDeCita(cita)}/nota`;
/** Address of the form to report that the specialist did not come. */
export const direccionDeAusencia = (cita: DeCual) => `${direccionDeCita(cita)}#ausencia`;
export const direccionDeCalendario = (token: string) => `/calendario/${token}.ics`;
/** Address of the video call. */
export const direccionDeSala = ({ idCita }: DeCual) =>
  `/videollamada?${new URLSearchParams({ cita: idCita })}`;

/**
 * Questions that open as a dialog over the private zone. Their address has the session's version, so that a stale link
 * is noticed.
 */
export type Pregunta = "cancelar" | "reagendar" | "confirmar";
export function direccionDePregunta(pregunta: Pregunta, { idCita, version }: DeQueVersion): string {
  const consulta = new URLSearchParams({ [pregunta]: idCita, version: String(version) });
  return `/mi-zona-privada?${consulta}`;
}

/**
 * Id of the link that opens the question: the focus returns to it when the person closes the question (WCAG 2.2,
 * 2.4.3).
 */
export const idDePregunta = (pregunta: Pregunta, { idCita }: DeCual) => `${pregunta}-${idCita}`;

/** Address of each choice of a move (specialist, day, time), as in a booking. */
export function direccionDeCambio(
  { idCita, version }: DeQueVersion,
  { especialista, fecha, inicio }: { especialista?: string; fecha?: Fecha; inicio?: Date } = {},
): string {
  const consulta = new URLSearchParams({ cita: idCita, version: String(version) });
  if (especialista) consulta.set("especialista", especialista);
  const dia = inicio ? fechaDe(inicio) : fecha;
  if (dia) consulta.set("dia", dia);
  if (inicio) consulta.set("hora", horaDe(inicio));
  const lugar = inicio ? "#confirmar" : dia ? "#horarios" : "";
  return `/reagendar?${consulta.toString().replace("%3A", ":")}${lugar}`;
}
