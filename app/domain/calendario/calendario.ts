import { eventoDe } from "../citas/evento";
import { quiereDiscrecion } from "../preferencias/preferencias";
import type { Deps, DepsConSitio } from "../puertos";
import { sumarDias, fechaDe, instanteDe } from "../shared/fechas";
import { aIcs } from "./ics";

/** The private address of somebody's sessions: whoever knows the token may read them, until it is revoked. */
export interface Calendario {
  idPersona: number;
  token: string;
  creadoEn: Date;
}

const DIAS_HACIA_ATRAS = 30;

/** Makes the address, or another one in its place: the former leads nowhere from then on. */
export function makeAbrirCalendario({ repos, now, newId }: Deps) {
  return async (idPersona: number): Promise<Calendario> => {
    const calendario = { idPersona, token: newId(), creadoEn: now() };
    await repos.calendarios.guardar(calendario);
    return calendario;
  };
}

export function makeRevocarCalendario({ repos }: Deps) {
  return (idPersona: number) => repos.calendarios.borrar(idPersona);
}

/** What somebody decided about their calendar and about what notices may say. */
export function makeVerAjustesDeAvisos({ repos }: Deps) {
  return async (idPersona: number) => {
    const [calendario, discreta] = await Promise.all([
      repos.calendarios.de(idPersona),
      quiereDiscrecion(repos, idPersona),
    ]);
    return { token: calendario?.token ?? null, discreta };
  };
}

/** The feed behind a token, or null when it leads nowhere. */
export function makeLeerCalendario({ repos, now, sitio }: DepsConSitio) {
  return async (token: string): Promise<string | null> => {
    const calendario = await repos.calendarios.porToken(token);
    if (!calendario) return null;
    const ahora = now();
    const { idPersona } = calendario;
    const desde = instanteDe(sumarDias(fechaDe(ahora), -DIAS_HACIA_ATRAS), "00:00");
    const [citas, discreta] = await Promise.all([
      repos.citas.deLaPersona(idPersona, desde, null),
      quiereDiscrecion(repos, idPersona),
    ]);
    const eventos = citas
      .filter(({ cambioLibre }) => !cambioLibre)
      .map((cita) => eventoDe(cita, { sitio, discreta }));
    return aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos, now: ahora });
  };
}

/** The file of one session, for somebody's own calendar. */
export function makeDescargarEvento({ repos, now, sitio }: DepsConSitio) {
  return async ({ idPersona, idCita }: { idPersona: number; idCita: string }): Promise<string | null> => {
    const [cita, discreta] = await Promise.all([
      repos.citas.deUnaPersona(idCita, idPersona),
      quiereDiscrecion(repos, idPersona),
    ]);
    if (!cita) return null;
    const eventos = [eventoDe(cita, { sitio, discreta })];
    return aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos, now: now() });
  };
}
