import type { ClaveDeFecha, Inscripcion } from "../inscripciones/inscripcion";
import type { EstadoDePregunta, Pregunta } from "./pregunta";
import type { Presencia } from "./sala";

/** Presence and attendance of a person with a place. */
export interface Asistencia extends Presencia {
  /** Instant at which the person first opened the meeting on another service; null when they have not. */
  entroEn: Date | null;
  asistioEn: Date | null;
}

/** A person with a place in a date, as the host sees them. */
export interface Asistente extends Asistencia {
  inscripcion: Inscripcion;
  nombre: string;
  apePaterno: string;
  apeMaterno: string;
  /** True when the evidence of presence is enough for a certificate. */
  conCertificado: boolean;
}

export interface AsistenciaRepository {
  de(idInscripcion: string): Promise<Asistencia>;
  /** People with a place in a date, sorted by name. */
  asistentes(clave: ClaveDeFecha): Promise<Asistente[]>;
  /** The person with this place; null when there is none. */
  asistente(idInscripcion: string): Promise<Asistente | null>;
  anotarPresencia(idInscripcion: string, presencia: Presencia & { entroEn?: Date }): Promise<void>;
  /** Notes the attendance; true the first time only. */
  marcar(idInscripcion: string, now: Date): Promise<boolean>;
}

export interface PreguntaRepository {
  crear(pregunta: Pregunta): Promise<void>;
  /** Questions of a date, oldest first. */
  deLaFecha(clave: ClaveDeFecha): Promise<Pregunta[]>;
  /** Changes the state of a question; false when the date has no such question. */
  cambiarEstado(clave: ClaveDeFecha, idPregunta: string, estado: EstadoDePregunta): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    asistencias: AsistenciaRepository;
    preguntas: PreguntaRepository;
  }
}
