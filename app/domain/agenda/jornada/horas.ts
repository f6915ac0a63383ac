import type { Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import { fechaDe, instanteDe, sumarDias } from "../../shared/fechas";
import type { Deps, Repos, ReposSinCandado } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { CitaConDetalle } from "../citas/cita";
import { cambiarAgenda, conTurnos } from "../especialistas/cambiarAgenda";
import { nombreCompleto, type EspecialistaConAgenda, type Turno } from "../especialistas/especialista";
import { estaAbierto, type Intervalo } from "../horarios/disponibilidad";
import { primerNombre } from "../miAgenda/propia";
import { especialistaDeHoras } from "./deQuien";
import { estanVistas } from "./jornada";

/** Days ahead in which sessions are searched: no window of a specialist is longer. */
const DIAS_CON_SESIONES = 366;

/** Sessions of a specialist that are to be held in a stretch: neither begun, nor waiting for the person's choice. */
export async function porTenerEn(
  repos: Repos<"citas">,
  idEspecialista: string,
  tramo: Intervalo & { now: Date },
) {
  const citas = await repos.citas.delEspecialista(idEspecialista, tramo);
  return citas.filter(({ inicio, cambioLibre }) => inicio > tramo.now && !cambioLibre);
}

/** Booked sessions that the hours of a specialist do not cover. */
async function sesionesFuera(repos: Repos<"citas">, especialista: EspecialistaConAgenda, now: Date) {
  const fin = instanteDe(sumarDias(fechaDe(now), DIAS_CON_SESIONES), "00:00");
  const citas = await porTenerEn(repos, especialista.idEspecialista, { inicio: now, fin, now });
  return citas.filter((cita) => !estaAbierto(especialista, cita));
}

/** Sessions as the lists of the specialist show them: the person's first name, as in "Mi agenda". */
export async function enLista(repos: ReposSinCandado<"personas">, citas: readonly CitaConDetalle[]) {
  const sesiones = [];
  for (const cita of citas) {
    const { idCita, inicio } = cita;
    sesiones.push({ idCita, inicio, persona: await primerNombre(repos, cita) });
  }
  return sesiones;
}

/** Number of people in sessions, and céntimos that they paid for them. */
export const cuantoMueven = (citas: readonly CitaConDetalle[]) => ({
  personas: new Set(citas.map(({ idPersona }) => idPersona)).size,
  centimos: citas.reduce((suma, { pagadoCentimos }) => suma + pagadoCentimos, 0),
});

/** Weekly hours of the member's own specialist, or of another one. */
export function makeVerHoras({ repos, now }: Deps<"especialistas" | "miAgenda">) {
  return async (miembro: Miembro, otro?: string) => {
    const deQuien = await especialistaDeHoras({ repos, now }, miembro, otro);
    if (!deQuien.ok) return deQuien;
    const especialista = await repos.especialistas.conAgenda(deQuien.value);
    return especialista
      ? done({ nombre: nombreCompleto(especialista), turnos: especialista.turnos })
      : refuse("especialista-no-existe");
  };
}

interface HorasNuevas {
  turnos: Turno[];
  /** Sessions outside of the hours that the page has named. */
  vistas: readonly string[];
  /** Specialist whose hours they are; missing for the own ones. */
  otro?: string | undefined;
}

/**
 * Replaces weekly hours, as the order `disponibilidad` does. Sessions outside of them stay: it refuses with
 * their list until the member has seen all of them.
 */
export function makeCambiarHoras(
  deps: Deps<"catalogo" | "citas" | "especialistas" | "miAgenda" | "personas" | "registroDeEquipo">,
) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { turnos, vistas, otro }: HorasNuevas) =>
    transaccion(async (trx) => {
      const deQuien = await especialistaDeHoras({ repos: trx, now }, miembro, otro);
      if (!deQuien.ok) return refuse(deQuien.rechazo, null);
      const cambiado = await cambiarAgenda(trx, deQuien.value, conTurnos(turnos));
      if (!cambiado.ok) return refuse(cambiado.rechazo, null);
      const fuera = await sesionesFuera(trx, cambiado.value, now());
      if (!estanVistas(fuera, vistas)) return refuse("sesiones-fuera", await enLista(trx, fuera));
      const accion = otro === undefined ? "cambio-horas" : "cambio-horas-ajenas";
      const acto = { accion, objeto: deQuien.value } as const;
      await anotarActo({ ...deps, repos: trx }, miembro, acto);
      return done({ sesionesFuera: fuera.length });
    });
}
