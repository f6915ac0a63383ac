import type { ClaveDeFecha, Inscripcion } from "../inscripciones/inscripcion";
import type { EstadoDePregunta, Pregunta } from "./pregunta";
import type { Presencia } from "./sala";

/** Who was there, for each place. */
export interface Asistencia extends Presencia {
  /** When they first opened a meeting that goes on elsewhere. */
  entroEn: Date | null;
  asistioEn: Date | null;
}

/** One of those with a place in a date, as whoever leads it sees them. */
export interface Asistente extends Asistencia {
  inscripcion: Inscripcion;
  nombre: string;
  apePaterno: string;
  apeMaterno: string;
  /** What is known of their presence is enough for a certificate. */
  conCertificado: boolean;
}

export interface AsistenciaRepository {
  de(idInscripcion: string): Promise<Asistencia>;
  /** Those with a place, by their names. */
  asistentes(clave: ClaveDeFecha): Promise<Asistente[]>;
  /** One of them, by their place; null for who has none. */
  asistente(idInscripcion: string): Promise<Asistente | null>;
  anotarPresencia(idInscripcion: string, presencia: Presencia & { entroEn?: Date }): Promise<void>;
  /** Whether it had not been written down before. */
  marcar(idInscripcion: string, now: Date): Promise<boolean>;
}

export interface PreguntaRepository {
  crear(pregunta: Pregunta): Promise<void>;
  /** In the order in which they came. */
  deLaFecha(clave: ClaveDeFecha): Promise<Pregunta[]>;
  /** Answers whether there is such a question of that date. */
  cambiarEstado(clave: ClaveDeFecha, idPregunta: string, estado: EstadoDePregunta): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    asistencias: AsistenciaRepository;
    preguntas: PreguntaRepository;
  }
}
