import type { Descarga } from "../descargas/repositorio";
import type { Avance, DiaVisto } from "./avance";

export interface AvanceRepository {
  uno(idPersona: number, uid: string): Promise<Avance | null>;
  /** The one of this video, begun now if there was none; nobody else changes it before the transaction ends. */
  tomar(idPersona: number, nuevo: Avance): Promise<Avance>;
  guardar(idPersona: number, avance: Avance): Promise<void>;
  /** The first of a day counts; a later one changes only that the day was more than a press. */
  anotarDia(idPersona: number, dia: DiaVisto): Promise<void>;
  /** With the days on which it was seen. */
  quitar(idPersona: number, uid: string): Promise<void>;
  /** The latest first. */
  ultimos(idPersona: number, cuantos: number): Promise<Avance[]>;
  /** How far somebody is with all that they began, the days on which they saw it, and the sheets that they had. */
  loHecho(idPersona: number): Promise<{ avances: Avance[]; vistos: DiaVisto[]; descargas: Descarga[] }>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    avances: AvanceRepository;
  }
}
