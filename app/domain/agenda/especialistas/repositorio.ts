import type { EspecialistaConAgenda } from "./especialista";

export interface EspecialistaRepository {
  todos(): Promise<EspecialistaConAgenda[]>;
  conAgenda(idEspecialista: string): Promise<EspecialistaConAgenda | null>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    especialistas: EspecialistaRepository;
  }
}
