import { eventoDe } from "../citas/evento";
import { anotarAcceso, type Canal } from "../../cuentas/accesosADatos/accesoADatos";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import type { DepsConSitio } from "../../shared/puertos";
import { sumarDias, fechaDe, instanteDe } from "../../shared/fechas";
import { eventoDeTaller, tieneLugar, type ConTalleres, type TallerDeAgenda } from "../talleres";
import { aIcs } from "../citas/ics";
import type { Sha256 } from "../../shared/huella";

const DIAS_HACIA_ATRAS = 30;
/**
 * Minutes between two reads of a subscribed calendar program (RFC 7986 § 5.7): a session may begin an hour after it was
 * booked.
 */
const RENOVAR_CADA_MINUTOS = 30;

const ANTES_DE_TODO = "2000-01-01";

/** The calendar of the person with this token; null when no address has the token. */
export function makeLeerCalendario({
  repos,
  now,
  sitio,
  sha256,
  talleres: deTalleres,
}: DepsConSitio<"calendarios" | "citas" | "preferencias"> & ConTalleres & { sha256: Sha256 }) {
  return async (token: string): Promise<string | null> => {
    const calendario = await repos.calendarios.porHuella(sha256(token));
    if (!calendario) return null;
    const ahora = now();
    const { idPersona } = calendario;
    const desde = instanteDe(sumarDias(fechaDe(ahora), -DIAS_HACIA_ATRAS), "00:00");
    const [citas, talleres, dejados, discreta] = await Promise.all([
      repos.citas.deLaPersona(idPersona, desde, null),
      deTalleres.deLaPersona(idPersona, desde, null, ahora),
      deTalleres.dejados(idPersona, desde),
      quiereDiscrecion(repos, idPersona),
    ]);
    const eventos = [
      ...citas.filter(({ cambioLibre }) => !cambioLibre).map((cita) => eventoDe(cita, { sitio, discreta })),
      ...eventosDeTalleres(talleres, { sitio, discreta }),
      ...dejados.map((taller) => eventoDeTaller(taller, { sitio, discreta })),
    ];
    return aIcs({
      metodo: "PUBLISH",
      nombre: sitio.nombre,
      eventos,
      renovarCadaMinutos: RENOVAR_CADA_MINUTOS,
    });
  };
}

/** A person who only waits for a place in a workshop gets no event. */
const eventosDeTalleres = (
  talleres: readonly TallerDeAgenda[],
  opciones: Parameters<typeof eventoDeTaller>[1],
) => talleres.filter(tieneLugar).map((taller) => eventoDeTaller(taller, opciones));

/** All sessions of a person as a calendar file: the agenda's part of the copy of their data. */
export function makeCopiarAgenda({
  repos,
  newId,
  now,
  sitio,
  talleres: deTalleres,
}: DepsConSitio<"accesosADatos" | "citas"> & ConTalleres) {
  return async ({ idPersona, canal }: { idPersona: number; canal: Canal }): Promise<string> => {
    const ahora = now();
    await anotarAcceso({ repos, newId }, { idPersona, accion: "descarga", canal, creadoEn: ahora });
    const desde = instanteDe(ANTES_DE_TODO, "00:00");
    const [citas, talleres] = await Promise.all([
      repos.citas.deLaPersona(idPersona, desde, null),
      deTalleres.deLaPersona(idPersona, desde, null, ahora),
    ]);
    const eventos = [
      ...citas.map((cita) => eventoDe(cita, { sitio, discreta: false })),
      ...eventosDeTalleres(talleres, { sitio, discreta: false }),
    ];
    return aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos });
  };
}

/** File of one session, for the person's own calendar. */
export function makeDescargarEvento({ repos, sitio }: DepsConSitio<"citas" | "preferencias">) {
  return async ({ idPersona, idCita }: { idPersona: number; idCita: string }): Promise<string | null> => {
    const [cita, discreta] = await Promise.all([
      repos.citas.deUnaPersona(idCita, idPersona),
      quiereDiscrecion(repos, idPersona),
    ]);
    if (!cita) return null;
    const eventos = [eventoDe(cita, { sitio, discreta })];
    return aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos });
  };
}
