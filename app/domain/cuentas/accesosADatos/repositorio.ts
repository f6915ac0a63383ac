import type { AccesoADatos } from "./accesoADatos";

export interface AccesoADatosRepository {
  /** What has a line already is counted on it. */
  anotar(acceso: AccesoADatos): Promise<void>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantos: number): Promise<(AccesoADatos & { veces: number })[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    accesosADatos: AccesoADatosRepository;
  }
}
