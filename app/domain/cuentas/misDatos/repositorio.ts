import type { CopiaDeDatos, NombresDelCatalogo } from "./copia";
import type { Eliminacion, Pendiente } from "./eliminacion";

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

/** Things of value that a person has in a context. Each context that sells or gives some implements this port. */
export interface PendienteRepository {
  /** Reason that delays the deletion of the account; null when there is none. */
  de(idPersona: number, ahora: Date): Promise<Pendiente | null>;
  /** Things that the person loses with the account, in words, as "3 bonos". */
  perdidas(idPersona: number): Promise<string[]>;
}

/** Names for stored ids in the copy of a person's data; the context of the catalogue implements this port. */
export interface NombresDelCatalogoRepository {
  todos(): Promise<NombresDelCatalogo>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    pendientes: PendienteRepository;
    misDatos: MisDatosRepository;
    nombresDelCatalogo: NombresDelCatalogoRepository;
    eliminaciones: EliminacionRepository;
  }
}
