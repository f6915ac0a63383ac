import type { Especialidad } from "./especialidad";

export interface EspecialidadRepository {
  todas(): Promise<Especialidad[]>;
}
