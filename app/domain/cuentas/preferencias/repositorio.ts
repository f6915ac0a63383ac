import type { Preferencias } from "./preferencias";

export interface PreferenciaRepository {
  de(idPersona: number): Promise<Preferencias | null>;
  guardar(idPersona: number, preferencias: Preferencias, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    preferencias: PreferenciaRepository;
  }
}
