import type { Especialidad } from "./especialidad";

export interface EspecialidadRepository {
  todas(): Promise<Especialidad[]>;
}

declare module "../puertos" {
  interface Repositorios {
    especialidades: EspecialidadRepository;
  }
}
