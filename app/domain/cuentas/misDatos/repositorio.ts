import type { CopiaDeDatos } from "./copia";
import type { Eliminacion } from "./eliminacion";

export interface MisDatosRepository {
  /** Copies all stored data of a person, table by table. */
  copiar(idPersona: number): Promise<CopiaDeDatos>;
  /**
   * Removes everything that identifies the person from every table (Ley 29733, art. 20). Rows that the law requires
   * stay, without a name.
   */
  anonimizar(idPersona: number): Promise<void>;
}

export interface EliminacionRepository {
  abierta(idPersona: number): Promise<Eliminacion | null>;
  /**
   * Stores a request of deletion; false when one is open already. `huellaParaDeshacer`: digest of the link in its mail.
   */
  pedir(eliminacion: Eliminacion, huellaParaDeshacer: string): Promise<boolean>;
  /** Open request of deletion whose mail contained this link. */
  porDeshacer(huella: string): Promise<Eliminacion | null>;
  /** Uses the link up; true for the first caller only. */
  usarEnlace(idEliminacion: string): Promise<boolean>;
  /** Closes an open request of deletion; true for the first caller only. */
  cerrar(idEliminacion: string, estado: "cancelada" | "hecha", now: Date): Promise<boolean>;
  posponer(idEliminacion: string, ejecutarEn: Date): Promise<void>;
  porHacer(now: Date, cuantas: number): Promise<Eliminacion[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    misDatos: MisDatosRepository;
    eliminaciones: EliminacionRepository;
  }
}
