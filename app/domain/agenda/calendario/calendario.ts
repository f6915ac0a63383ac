import { eventoDe } from "../citas/evento";
import { anotarAcceso, type Canal } from "../../cuentas/misDatos/accesoADatos";
import type { ProbarQuienEs, Prueba, RechazoDePrueba } from "../../cuentas/identidad/prueba";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import type { Deps, DepsConSitio } from "../../shared/puertos";
import { sumarDias, fechaDe, instanteDe } from "../../shared/fechas";
import { done } from "../../shared/result";
import { correoDeCalendarioAbierto } from "./correos";
import { eventoDeTaller, type TallerDeAgenda } from "../talleres";
import { aIcs } from "./ics";

/** The private address of somebody's sessions: whoever knows its token may read them, until it is revoked. */
export interface Calendario {
  idPersona: number;
  /** Of the token, which nobody but its person has. */
  huella: string;
  creadoEn: Date;
}

/** The digest of a token. It is long and random, so that none needs a key. */
export type Sha256 = (texto: string) => string;

const DIAS_HACIA_ATRAS = 30;
const ANTES_DE_TODO = "2000-01-01";

/**
 * Makes the address, or another one in its place: the former leads nowhere from then on. It outlives the session in
 * which it is made, so that it wants a proof that it is really they, and is told by mail.
 */
export function makeAbrirCalendario(
  {
    transaccion,
    now,
    newId,
    sha256,
    sitio,
  }: DepsConSitio<"accesosADatos" | "calendarios" | "correos" | "personas"> & { sha256: Sha256 },
  probarQuienEs: ProbarQuienEs,
) {
  /** The token is told once, and kept by nobody but who asked for it. */
  return async ({ canal, ...prueba }: Prueba & { canal: Canal }) => {
    const probado = await probarQuienEs(prueba);
    if (!probado.ok) return probado;
    const { idPersona } = prueba;
    const [token, creadoEn] = [newId(), now()];
    return transaccion<{ token: string }, RechazoDePrueba, undefined>(async (repos) => {
      await repos.calendarios.guardar({ idPersona, huella: sha256(token), creadoEn });
      await anotarAcceso({ repos, newId }, { idPersona, accion: "calendario-abierto", canal, creadoEn });
      const persona = await repos.personas.porId(idPersona);
      if (persona) {
        const sobre = { idCorreo: newId(), idPersona, para: persona.email, creadoEn };
        await repos.correos.encolar(correoDeCalendarioAbierto(sobre, sitio));
      }
      return done({ token });
    });
  };
}

export function makeRevocarCalendario({ repos }: Deps<"calendarios">) {
  return (idPersona: number) => repos.calendarios.borrar(idPersona);
}

/** What somebody decided about their calendar and about what notices may say. */
export function makeVerAjustesDeAvisos({
  repos,
  sha256,
}: Deps<"calendarios" | "preferencias"> & { sha256: Sha256 }) {
  /** `token` is what the person may still have of their address: it is said again only while it is the one that counts. */
  return async (idPersona: number, token: string | null = null) => {
    const [calendario, discreta] = await Promise.all([
      repos.calendarios.de(idPersona),
      quiereDiscrecion(repos, idPersona),
    ]);
    const esSuyo = token !== null && calendario?.huella === sha256(token);
    return { hayCalendario: calendario !== null, token: esSuyo ? token : null, discreta };
  };
}

/** The feed behind a token, or null when it leads nowhere. */
export function makeLeerCalendario({
  repos,
  now,
  sitio,
  sha256,
}: DepsConSitio<"calendarios" | "citas" | "preferencias" | "talleresDeAgenda"> & { sha256: Sha256 }) {
  return async (token: string): Promise<string | null> => {
    const calendario = await repos.calendarios.porHuella(sha256(token));
    if (!calendario) return null;
    const ahora = now();
    const { idPersona } = calendario;
    const desde = instanteDe(sumarDias(fechaDe(ahora), -DIAS_HACIA_ATRAS), "00:00");
    const [citas, talleres, dejados, discreta] = await Promise.all([
      repos.citas.deLaPersona(idPersona, desde, null),
      repos.talleresDeAgenda.deLaPersona(idPersona, desde, null, ahora),
      repos.talleresDeAgenda.dejados(idPersona, desde),
      quiereDiscrecion(repos, idPersona),
    ]);
    const eventos = [
      ...citas.filter(({ cambioLibre }) => !cambioLibre).map((cita) => eventoDe(cita, { sitio, discreta })),
      ...eventosDeTalleres(talleres, { sitio, discreta }),
      ...dejados.map((taller) => eventoDeTaller(taller, { sitio, discreta })),
    ];
    return aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos, now: ahora });
  };
}

/** Who only waits for a place has nothing in their calendar yet. */
const eventosDeTalleres = (talleres: readonly TallerDeAgenda[], como: Parameters<typeof eventoDeTaller>[1]) =>
  talleres.filter(({ estado }) => estado === "inscrita").map((taller) => eventoDeTaller(taller, como));

/** All of somebody's sessions, since the first: their part of the copy of their data that a calendar reads. */
export function makeCopiarAgenda({
  repos,
  newId,
  now,
  sitio,
}: DepsConSitio<"accesosADatos" | "citas" | "talleresDeAgenda">) {
  return async ({ idPersona, canal }: { idPersona: number; canal: Canal }): Promise<string> => {
    const ahora = now();
    await anotarAcceso({ repos, newId }, { idPersona, accion: "descarga", canal, creadoEn: ahora });
    const desde = instanteDe(ANTES_DE_TODO, "00:00");
    const [citas, talleres] = await Promise.all([
      repos.citas.deLaPersona(idPersona, desde, null),
      repos.talleresDeAgenda.deLaPersona(idPersona, desde, null, ahora),
    ]);
    const eventos = [
      ...citas.map((cita) => eventoDe(cita, { sitio, discreta: false })),
      ...eventosDeTalleres(talleres, { sitio, discreta: false }),
    ];
    return aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos, now: ahora });
  };
}

/** The file of one session, for somebody's own calendar. */
export function makeDescargarEvento({ repos, now, sitio }: DepsConSitio<"citas" | "preferencias">) {
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
