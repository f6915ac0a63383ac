import type { Recuperacion } from "./recuperacion";

export interface RecuperacionRepository {
  abrir(recuperacion: Recuperacion): Promise<void>;
  /** Only while it can still be used. */
  porId(idRecuperacion: string, now: Date): Promise<Recuperacion | null>;
  porEnlace(huella: string, now: Date): Promise<Recuperacion | null>;
  verificar(idRecuperacion: string, now: Date): Promise<boolean>;
  /** Uses it up, once, with every other one of the same person. */
  usar(idRecuperacion: string, now: Date): Promise<boolean>;
  /** Those of a person lead nowhere any more. */
  anular(idPersona: number, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    recuperaciones: RecuperacionRepository;
  }
}
