import type { Cuestionario } from "../repositorio";

/** Kinds of ended things that a survey asks about. Workshops and routes join by implementing `Disparador`. */
export type NombreDeDisparador = "sesion" | "taller" | "ruta";

/** Invitation of one person about one ended thing. */
export interface Invitacion {
  idInvitacion: string;
  idPersona: number;
  idform: string;
  disparador: NombreDeDisparador;
  /** Code of the finished session, place or act that the survey is about. */
  referencia: string;
  /** `omitida`: it was decided not to ask. */
  estado: "abierta" | "omitida" | "respondida";
  creadaEn: Date;
}

/** Answers to a survey, encrypted like those of a test. */
export interface RespuestaDeEncuesta extends Pick<Cuestionario, "idform" | "version" | "idPersona"> {
  idRespuesta: string;
  /** Reason of the survey; null when the person came by themselves. */
  disparador: NombreDeDisparador | null;
  respuestasCerradas: string;
  creadaEn: Date;
}

export interface EncuestaRepository {
  /** Ended things without a decision yet. */
  sinDecidir(disparador: NombreDeDisparador, referencias: readonly string[]): Promise<ReadonlySet<string>>;
  /** False when it was decided already. */
  invitar(invitacion: Invitacion): Promise<boolean>;
  invitacion(idInvitacion: string): Promise<Invitacion | null>;
  /** Last invitation of the person. */
  ultima(idPersona: number, idform: string): Promise<Invitacion | null>;
  /** Uses the invitation up; false when it was used, or is not open. */
  usar(idInvitacion: string, ahora: Date): Promise<boolean>;
  /** Takes the person's turn to be asked, unless they had one since `desde` or want none; the database decides. */
  tomarTurno(idPersona: number, ahora: Date, desde: Date): Promise<boolean>;
  /** Stops all invitations to this person. */
  noPreguntar(idPersona: number, ahora: Date): Promise<void>;
  /** False when it is stored already, or the person answered this version without an invitation. */
  anotar(respuesta: RespuestaDeEncuesta): Promise<boolean>;
  porId(idRespuesta: string): Promise<RespuestaDeEncuesta | null>;
  /** True when the person answered this version without invitation. */
  respondio(idPersona: number, idform: string, version: number): Promise<boolean>;
  /** Up to `cuantas` answers of a form after this id, by id. */
  respuestas(idform: string, despuesDe: string, cuantas: number): Promise<RespuestaDeEncuesta[]>;
  /** A page of all answers, ordered by id, after this one. */
  todas(despuesDe: string, cuantas: number): Promise<RespuestaDeEncuesta[]>;
  /** Encrypts a row again, unless it changed meanwhile. */
  cerrarDeNuevo(respuesta: RespuestaDeEncuesta, respuestasCerradas: string): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    encuestas: EncuestaRepository;
  }
}
