import type { Descarga } from "../descargas/repositorio";
import type { Avance, DiaVisto } from "./avance";

export interface AvanceRepository {
  uno(idPersona: number, uid: string): Promise<Avance | null>;
  /** Progress of this video, begun now when there was none. It is locked until the transaction ends. */
  tomar(idPersona: number, nuevo: Avance): Promise<Avance>;
  guardar(idPersona: number, avance: Avance): Promise<void>;
  /** The first of a day counts; a later one changes only that the day was more than a press. */
  anotarDia(idPersona: number, dia: DiaVisto): Promise<void>;
  /** Deletes the progress of a video, and the days on which the person saw it. */
  quitar(idPersona: number, uid: string): Promise<void>;
  /** The latest first. */
  ultimos(idPersona: number, cuantos: number): Promise<Avance[]>;
  /** A person's progress, days of seeing, and downloads. */
  actividad(idPersona: number): Promise<{ avances: Avance[]; vistos: DiaVisto[]; descargas: Descarga[] }>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    avances: AvanceRepository;
  }
}
