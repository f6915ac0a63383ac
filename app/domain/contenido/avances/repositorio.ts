import type { Avance } from "./avance";

export interface AvanceRepository {
  uno(idPersona: number, uid: string): Promise<Avance | null>;
  /** The one of this video, begun now if there was none; nobody else changes it before the transaction ends. */
  tomar(idPersona: number, nuevo: Avance): Promise<Avance>;
  guardar(idPersona: number, avance: Avance): Promise<void>;
  /** The latest first. */
  ultimos(idPersona: number, cuantos: number): Promise<Avance[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    avances: AvanceRepository;
  }
}
