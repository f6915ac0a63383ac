import type { CopiaDeDatos, NombresDelCatalogo } from "./copia";
import type { Eliminacion, Pendiente } from "./eliminacion";

export interface MisDatosRepository {
  /** Everything that is kept about a person, table by table. */
  copiar(idPersona: number): Promise<CopiaDeDatos>;
  /** Takes out of every table what names the person; what the law wants kept stays, without a name. */
  anonimizar(idPersona: number): Promise<void>;
}

export interface EliminacionRepository {
  abierta(idPersona: number): Promise<Eliminacion | null>;
  /** Answers false when one is open already. `huellaParaDeshacer`: of the link in the mail that tells of it. */
  pedir(eliminacion: Eliminacion, huellaParaDeshacer: string): Promise<boolean>;
  /** The open one that this link was mailed for. */
  porDeshacer(huella: string): Promise<Eliminacion | null>;
  /** Once. */
  usarEnlace(idEliminacion: string): Promise<boolean>;
  /** From open to closed, by one caller only. */
  cerrar(idEliminacion: string, estado: "cancelada" | "hecha", now: Date): Promise<boolean>;
  posponer(idEliminacion: string, ejecutarEn: Date): Promise<void>;
  porHacer(now: Date, cuantas: number): Promise<Eliminacion[]>;
}

/** What a person has here that is worth something. Those who gave it answer, each for its own. */
export interface PendienteRepository {
  /** What is still owed to them, and comes before the deletion of their account. */
  de(idPersona: number, ahora: Date): Promise<Pendiente | null>;
  /** What ends with their account, in words: "3 bonos". */
  loQueSePierde(idPersona: number): Promise<string[]>;
}

/** What a copy calls what is kept as an id. Whose catalogue it is answers. */
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
