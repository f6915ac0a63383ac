import type { Cuestionario } from "../repositorio";

/** After what somebody is asked. Workshops and routes join by answering `Disparador`. */
export type NombreDeDisparador = "sesion" | "taller" | "ruta";

/** One person asked once about one thing that ended. */
export interface Invitacion {
  idInvitacion: string;
  idPersona: number;
  idform: string;
  disparador: NombreDeDisparador;
  /** The code of what ended. */
  referencia: string;
  /** `omitida`: it was decided not to ask. */
  estado: "abierta" | "omitida" | "respondida";
  creadaEn: Date;
}

/** What somebody answered to a survey, closed like the answers of a test. */
export interface RespuestaDeEncuesta extends Pick<Cuestionario, "idform" | "version" | "idPersona"> {
  idRespuesta: string;
  /** What they were asked after; null where they came by themselves. */
  disparador: NombreDeDisparador | null;
  respuestasCerradas: string;
  creadaEn: Date;
}

export interface EncuestaRepository {
  /** Of these things that ended, those of which nothing is decided yet. */
  sinDecidir(disparador: NombreDeDisparador, referencias: readonly string[]): Promise<ReadonlySet<string>>;
  /** False where it was decided already. */
  invitar(invitacion: Invitacion): Promise<boolean>;
  invitacion(idInvitacion: string): Promise<Invitacion | null>;
  /** The last time that somebody was asked. */
  ultima(idPersona: number, idform: string): Promise<Invitacion | null>;
  /** Uses it up; false where it was, or is not open. */
  usar(idInvitacion: string, ahora: Date): Promise<boolean>;
  /** Takes somebody's turn to be asked, unless they had one since then or want none; the database decides. */
  tomarTurno(idPersona: number, ahora: Date, desde: Date): Promise<boolean>;
  /** They are asked no more. */
  noPreguntar(idPersona: number, ahora: Date): Promise<void>;
  /** False where it is there already, or that person answered this version by themselves. */
  anotar(respuesta: RespuestaDeEncuesta): Promise<boolean>;
  porId(idRespuesta: string): Promise<RespuestaDeEncuesta | null>;
  /** Whether that person answered this version by themselves. */
  respondio(idPersona: number, idform: string, version: number): Promise<boolean>;
  /** So many of a form, by their names after this one. */
  respuestas(idform: string, despuesDe: string, cuantas: number): Promise<RespuestaDeEncuesta[]>;
  /** So many of all there are, by their names after this one. */
  todas(despuesDe: string, cuantas: number): Promise<RespuestaDeEncuesta[]>;
  /** Closes anew what nobody changed meanwhile. */
  cerrarDeNuevo(respuesta: RespuestaDeEncuesta, respuestasCerradas: string): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    encuestas: EncuestaRepository;
  }
}
