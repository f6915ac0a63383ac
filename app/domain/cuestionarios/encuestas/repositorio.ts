import type { Cuestionario } from "../repositorio";

/**
 * Kinds of ended things that a survey asks about: a session, a workshop, a route. Each has an implementation of
 * `Disparador`.
 */
export type NombreDeDisparador = "sesion" | "taller" | "ruta";

/** Invitation of one person to a survey about one ended session, workshop or route. */
export interface Invitacion {
  idInvitacion: string;
  idPersona: number;
  idform: string;
  disparador: NombreDeDisparador;
  /** Code of the finished session, place or act that the survey is about. */
  referencia: string;
  /** State of an invitation to a survey; `omitida` means that it was decided not to ask. */
  estado: "abierta" | "omitida" | "respondida";
  creadaEn: Date;
}

/** Answers to a survey, encrypted like the answers to a test. */
export interface RespuestaDeEncuesta extends Pick<Cuestionario, "idform" | "version" | "idPersona"> {
  idRespuesta: string;
  /** Kind of the ended thing that led to the survey; null when the person opened the survey by themselves. */
  disparador: NombreDeDisparador | null;
  respuestasCerradas: string;
  creadaEn: Date;
}

export interface EncuestaRepository {
  /**
   * Finds those of the given sessions, workshops or routes for which it is not yet decided whether a survey is sent.
   */
  sinDecidir(disparador: NombreDeDisparador, referencias: readonly string[]): Promise<ReadonlySet<string>>;
  /** Stores an invitation to a survey. False when it was decided before whether to ask. */
  invitar(invitacion: Invitacion): Promise<boolean>;
  invitacion(idInvitacion: string): Promise<Invitacion | null>;
  /** Last invitation of the person to a survey. */
  ultima(idPersona: number, idform: string): Promise<Invitacion | null>;
  /** Uses an invitation up. False when it was used before, or is not open. */
  usar(idInvitacion: string, ahora: Date): Promise<boolean>;
  /**
   * Takes a person's turn for a survey, in one statement of the database. False when they had a turn since `desde`, or
   * want no surveys.
   */
  tomarTurno(idPersona: number, ahora: Date, desde: Date): Promise<boolean>;
  /** Stops all surveys to a person. */
  noPreguntar(idPersona: number, ahora: Date): Promise<void>;
  /**
   * Stores answers to a survey. False when they are stored already, or the person answered this version without an
   * invitation.
   */
  anotar(respuesta: RespuestaDeEncuesta): Promise<boolean>;
  porId(idRespuesta: string): Promise<RespuestaDeEncuesta | null>;
  /** True when the person answered this version of the survey without an invitation. */
  respondio(idPersona: number, idform: string, version: number): Promise<boolean>;
  /** Up to `cuantas` answers to a survey, in the order of their ids, from the one after this id. */
  respuestas(idform: string, despuesDe: string, cuantas: number): Promise<RespuestaDeEncuesta[]>;
  /** A page of the answers to all surveys, in the order of their ids, from the one after this id. */
  todas(despuesDe: string, cuantas: number): Promise<RespuestaDeEncuesta[]>;
  /** Replaces the encrypted answers of a row, unless the row changed meanwhile. */
  cerrarDeNuevo(respuesta: RespuestaDeEncuesta, respuestasCerradas: string): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    encuestas: EncuestaRepository;
  }
}
