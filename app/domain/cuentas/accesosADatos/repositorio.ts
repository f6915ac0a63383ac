import type { AccesoADatos } from "./accesoADatos";

export interface AccesoADatosRepository {
  /** Adds one to the count of an existing line, or writes a new line. */
  anotar(acceso: AccesoADatos): Promise<void>;
  /** Up to `cuantos` accesses to a person's data, the newest first. */
  deLaPersona(idPersona: number, cuantos: number): Promise<(AccesoADatos & { veces: number })[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    accesosADatos: AccesoADatosRepository;
  }
}
