import type { Preferencias, PreferenciasPosibles } from "./preferencias";

export interface PreferenciaRepository {
  de(idPersona: number): Promise<Preferencias | null>;
  guardar(idPersona: number, preferencias: Preferencias, now: Date): Promise<void>;
}

/** Themes that a person may choose, by specialty; the context of the specialists implements this port. */
export interface TemaRepository {
  posibles(): Promise<PreferenciasPosibles["temasPosibles"]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    temas: TemaRepository;
    preferencias: PreferenciaRepository;
  }
}
