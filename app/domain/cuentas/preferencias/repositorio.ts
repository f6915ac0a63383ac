import type { Preferencias, PreferenciasPosibles } from "./preferencias";

export interface PreferenciaRepository {
  de(idPersona: number): Promise<Preferencias | null>;
  guardar(idPersona: number, preferencias: Preferencias, now: Date): Promise<void>;
}

/** What somebody may say that they want to read about, by specialty. Whoever knows the specialists answers. */
export interface TemaRepository {
  posibles(): Promise<PreferenciasPosibles["temasPosibles"]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    temas: TemaRepository;
    preferencias: PreferenciaRepository;
  }
}
