import type { EspecialistaConAgenda } from "./especialista";

export interface EspecialistaRepository {
  todos(): Promise<EspecialistaConAgenda[]>;
  conAgenda(idEspecialista: string): Promise<EspecialistaConAgenda | null>;
}

/** Writes the catalogue. */
export interface CatalogoRepository {
  /** Nobody else changes the catalogue until the transaction ends. */
  bloquear(): Promise<void>;
  /** Writes a specialist with their themes, languages and hours; what they had of these is replaced. */
  guardarEspecialista(especialista: EspecialistaConAgenda): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    catalogo: CatalogoRepository;
    especialistas: EspecialistaRepository;
  }
}
