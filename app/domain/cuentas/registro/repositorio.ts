import type { DatosDeRegistro, Registro } from "./registro";

export interface RegistroRepository {
  abrir(idRegistro: string, expiraEn: Date): Promise<void>;
  porId(idRegistro: string, now: Date): Promise<Registro | null>;
  /** Stores the fields of a step and extends the life of the draft. False when the draft has expired. */
  anotar(idRegistro: string, cambios: Partial<DatosDeRegistro>, expiraEn: Date, now: Date): Promise<boolean>;
  borrar(idRegistro: string): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    registros: RegistroRepository;
  }
}
