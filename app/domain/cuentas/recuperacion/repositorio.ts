import type { Recuperacion } from "./recuperacion";

export interface RecuperacionRepository {
  abrir(recuperacion: Recuperacion): Promise<void>;
  /** Finds a recovery that can still be used. */
  porId(idRecuperacion: string, now: Date): Promise<Recuperacion | null>;
  porEnlace(huella: string, now: Date): Promise<Recuperacion | null>;
  verificar(idRecuperacion: string, now: Date): Promise<boolean>;
  /** Uses the recovery up, with all others of the same person; true for the first caller only. */
  usar(idRecuperacion: string, now: Date): Promise<boolean>;
  /** Voids all recoveries of the person. */
  anular(idPersona: number, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    recuperaciones: RecuperacionRepository;
  }
}
