import type { Descarga } from "../descargas/repositorio";
import type { Avance, DiaVisto } from "./avance";

export interface AvanceRepository {
  uno(idPersona: number, uid: string): Promise<Avance | null>;
  /** Reads a person's progress in a video, or begins it. The progress stays locked until the transaction ends. */
  tomar(idPersona: number, nuevo: Avance): Promise<Avance>;
  guardar(idPersona: number, avance: Avance): Promise<void>;
  /**
   * Notes a day on which a person finished a video. A second note of that day changes only `marcado`, from a press to
   * a real viewing.
   */
  anotarDia(idPersona: number, dia: DiaVisto): Promise<void>;
  /** Deletes the progress of a video, and the days on which the person saw it. */
  quitar(idPersona: number, uid: string): Promise<void>;
  /** A person's progress in videos, the latest one first. */
  ultimos(idPersona: number, cuantos: number): Promise<Avance[]>;
  /** All of a person's activity with content: progress, days on which a video was finished, and downloads. */
  actividad(idPersona: number): Promise<{ avances: Avance[]; vistos: DiaVisto[]; descargas: Descarga[] }>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    avances: AvanceRepository;
  }
}
