import { anunciar } from "../../avisos/notificaciones/anunciar";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import { sumarMinutos } from "../../shared/fechas";
import { cadaUna, hastaElAlto } from "../../shared/unidades";
import type { DepsConSitio } from "../../shared/puertos";
import { done } from "../../shared/result";
import type { Formularios } from "../repositorio";
import type { PasaPorAlgoDelicado } from "./delicado";
import { NPS, porqueSePregunta } from "./encuesta";
import type { NombreDeDisparador } from "./repositorio";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Fewest days between two surveys to one person. */
const DIAS_ENTRE_ENCUESTAS = 30;
/** Days after which an invitation to a survey expires. */
export const DIAS_PARA_RESPONDER = 30;
/**
 * Minutes after the end of a session, workshop or route between which its survey is sent. By then the person has left
 * the room; after a long outage no survey is sent late.
 */
const DESDE_EN_MINUTOS = 30;
const HASTA_EN_MINUTOS = UN_DIA_EN_MINUTOS;

/** A session, workshop or route that ended for a person. */
export interface Terminado {
  /** Id of the ended session, workshop or route. One survey at most asks about each. */
  referencia: string;
  idPersona: number;
  /** True for a session, workshop or route that may have been hard for the person: no survey asks about it. */
  delicado: boolean;
}

/** A source of things that ended, each of which may lead to a survey: sessions, workshops, routes. */
export interface Disparador {
  nombre: NombreDeDisparador;
  terminados: (tramo: { inicio: Date; fin: Date }) => Promise<readonly Terminado[]>;
}

export interface DepsDeInvitar extends DepsConSitio<
  "correos" | "destinatarios" | "encuestas" | "notificaciones" | "preferencias"
> {
  disparadores: () => readonly Disparador[];
  pasaPorAlgoDelicado: PasaPorAlgoDelicado;
  formularios: Pick<Formularios, "vigente">;
  llaves: {
    firmar: (idInvitacion: string) => string;
    /** Signs a link that only stops the surveys to a person. */
    firmarBaja: (idInvitacion: string) => string;
  };
}

const direccionDeEncuesta = (idform: string, llave?: string) =>
  `/encuesta/${idform}${llave === undefined ? "" : `?${new URLSearchParams({ llave })}`}`;

/**
 * Address of the page that stops surveys to a person without signing in. Opening it changes nothing; its button does.
 */
const direccionParaNoPreguntar = (llave: string) => `/no-preguntarme?${new URLSearchParams({ llave })}`;

/**
 * Makes the job that sends surveys. It asks a person about something that ended, once for each and at most once in
 * thirty days: by mail, with a link that needs no sign-in, and in the inbox. A decision not to ask is stored as well,
 * and is not taken again.
 */
export function makeInvitar(deps: DepsDeInvitar) {
  const { repos, transaccion, now, newId, sitio, disparadores, pasaPorAlgoDelicado, formularios, llaves } =
    deps;

  async function invitar(disparador: NombreDeDisparador, terminado: Terminado) {
    const { referencia, idPersona, delicado } = terminado;
    const ahora = now();
    const noEsMomento = delicado || (await pasaPorAlgoDelicado(idPersona));
    await transaccion(async (trx) => {
      const idInvitacion = newId();
      const desde = sumarMinutos(ahora, -DIAS_ENTRE_ENCUESTAS * UN_DIA_EN_MINUTOS);
      const leToca = !noEsMomento && (await trx.encuestas.tomarTurno(idPersona, ahora, desde));
      const estado = leToca ? "abierta" : "omitida";
      const nueva = { idInvitacion, idPersona, idform: NPS, disparador, referencia, creadaEn: ahora };
      if (!(await trx.encuestas.invitar({ ...nueva, estado })) || !leToca) return done(undefined);
      const baja = sitio.url + direccionParaNoPreguntar(llaves.firmarBaja(idInvitacion));
      await anunciar(
        trx,
        sitio,
        {
          id: `encuesta:${idInvitacion}`,
          idPersona,
          icono: "info",
          mensaje: "¿Cómo te fue con nosotros? Cuéntanos en un minuto.",
          enlace: direccionDeEncuesta(NPS),
          titulo: "¿Cómo te fue con nosotros?",
          secreto: true,
          baja,
          parrafos: [
            porqueSePregunta(disparador, await quiereDiscrecion(trx, idPersona)),
            "Queremos mejorar con lo que nos digas. Son dos preguntas y la segunda es opcional.",
            "Si no quieres responder, no tienes que hacer nada.",
          ],
          enlaces: [
            { texto: "Responder", url: sitio.url + direccionDeEncuesta(NPS, llaves.firmar(idInvitacion)) },
            { texto: "No preguntarme más", url: baja },
          ],
        },
        ahora,
      );
      return done(undefined);
    });
  }

  return async (alto?: AbortSignal): Promise<void> => {
    if (!(await formularios.vigente(NPS))) return;
    const ahora = now();
    const tramo = {
      inicio: sumarMinutos(ahora, -HASTA_EN_MINUTOS),
      fin: sumarMinutos(ahora, -DESDE_EN_MINUTOS),
    };
    await cadaUna(disparadores(), async ({ nombre, terminados }) => {
      const todos = await terminados(tramo);
      const porDecidir = await repos.encuestas.sinDecidir(
        nombre,
        todos.map(({ referencia }) => referencia),
      );
      const invitables = todos.filter(({ referencia }) => porDecidir.has(referencia));
      await cadaUna(hastaElAlto(invitables, alto), (terminado) => invitar(nombre, terminado));
    });
  };
}
