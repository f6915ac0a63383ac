import type { DatosDeRegistro, Registro } from "./registro";

export interface RegistroRepository {
  abrir(idRegistro: string, expiraEn: Date): Promise<void>;
  porId(idRegistro: string, now: Date): Promise<Registro | null>;
  /** Writes one step and lets the draft live on. Answers whether it still was there. */
  anotar(idRegistro: string, cambios: Partial<DatosDeRegistro>, expiraEn: Date, now: Date): Promise<boolean>;
  borrar(idRegistro: string): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    registros: RegistroRepository;
  }
}
