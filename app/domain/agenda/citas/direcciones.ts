import { fechaDe, horaDe, type Fecha } from "../../shared/fechas";
import type { Cita } from "./cita";

type DeCual = Pick<Cita, "idCita">;
type DeQueVersion = Pick<Cita, "idCita" | "version">;

/** Everything about one session, also once it is over or cancelled. */
export const direccionDeCita = ({ idCita }: DeCual) => `/mi-zona-privada/cita/${idCita}`;
export const direccionDeIcs = (cita: DeCual) => `${direccionDeCita(cita)}/cita.ics`;
/** What its specialist is told beforehand. */
export const direccionDeNota = (cita: DeCual) => `${direccionDeCita(cita)}/nota`;
/** Where the person says that the specialist did not come. */
export const direccionDeAusencia = (cita: DeCual) => `${direccionDeCita(cita)}#ausencia`;
export const direccionDeCalendario = (token: string) => `/calendario/${token}.ics`;
/** Where the session takes place. */
export const direccionDeSala = ({ idCita }: DeCual) =>
  `/videollamada?${new URLSearchParams({ cita: idCita })}`;

/** What is asked over the private zone; the version is that of what was seen, so that a stale link is noticed. */
export type Pregunta = "cancelar" | "reagendar" | "confirmar";
export function direccionDePregunta(pregunta: Pregunta, { idCita, version }: DeQueVersion): string {
  const consulta = new URLSearchParams({ [pregunta]: idCita, version: String(version) });
  return `/mi-zona-privada?${consulta}`;
}

/** The link that asks it: where the focus goes back to when nobody answers. */
export const idDePregunta = (pregunta: Pregunta, { idCita }: DeCual) => `${pregunta}-${idCita}`;

/** Each choice of a move has an address, as those of a booking have. */
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
