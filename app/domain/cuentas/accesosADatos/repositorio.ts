import type { AccesoADatos } from "./accesoADatos";

export interface AccesoADatosRepository {
  anotar(acceso: AccesoADatos): Promise<void>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantos: number): Promise<AccesoADatos[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    accesosADatos: AccesoADatosRepository;
  }
}
