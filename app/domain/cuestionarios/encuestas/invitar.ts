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

/** Nobody is asked more often. */
const DIAS_ENTRE_ENCUESTAS = 30;
/** An invitation that was not answered is over after so long. */
export const DIAS_PARA_RESPONDER = 30;
/** They are asked when it is over and not on its way out; who was down for longer asks nobody of then. */
const DESDE_EN_MINUTOS = 30;
const HASTA_EN_MINUTOS = UN_DIA_EN_MINUTOS;

/** Something that ended for somebody. */
export interface Terminado {
  /** Its code: it is asked about once. */
  referencia: string;
  idPersona: number;
  /** It may have been hard for them, by what it is: it is never asked about. */
  delicado: boolean;
}

/** What may be asked about: sessions, workshops, routes. */
export interface Disparador {
  nombre: NombreDeDisparador;
  terminados: (tramo: { inicio: Date; fin: Date }) => Promise<readonly Terminado[]>;
}

export interface DepsDeInvitar extends DepsConSitio<
  "correos" | "destinatarios" | "encuestas" | "notificaciones" | "preferencias"
> {
  disparadores: readonly Disparador[];
  pasaPorAlgoDelicado: PasaPorAlgoDelicado;
  formularios: Pick<Formularios, "vigente">;
  llaves: {
    firmar: (idInvitacion: string) => string;
    /** Good for not being asked any more, and for nothing else. */
    firmarBaja: (idInvitacion: string) => string;
  };
}

const direccionDeEncuesta = (idform: string, llave?: string) =>
  `/encuesta/${idform}${llave === undefined ? "" : `?${new URLSearchParams({ llave })}`}`;

/** Ends the asking without signing in; the page has a button, opening it changes nothing. */
const direccionParaNoPreguntar = (llave: string) => `/no-preguntarme?${new URLSearchParams({ llave })}`;

/**
 * Asks whoever something ended for, once for each thing and at most once in thirty days: by mail, with a link that
 * needs no session, and in the inbox. Whom it is decided not to ask is written down too, and not looked at again.
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
    await cadaUna(disparadores, async ({ nombre, terminados }) => {
      const todos = await terminados(tramo);
      const porDecidir = await repos.encuestas.sinDecidir(
        nombre,
        todos.map(({ referencia }) => referencia),
      );
      const suyos = todos.filter(({ referencia }) => porDecidir.has(referencia));
      await cadaUna(hastaElAlto(suyos, alto), (uno) => invitar(nombre, uno));
    });
  };
}
