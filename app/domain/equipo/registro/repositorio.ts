import type { AccionDeEquipo, LineaDeRegistro, QueryDeRegistro } from "./registro";

interface QueryDeObjetos {
  idCuenta: string;
  acciones: readonly AccionDeEquipo[];
  desde: Date;
}

/** Acts of the staff. Lines are added, and the database refuses to change them. */
export interface RegistroDeEquipoRepository {
  anotar(lineas: readonly LineaDeRegistro[]): Promise<void>;
  /** Persons whose data an account saw or changed since then. */
  personasVistas(idCuenta: string, desde: Date): Promise<Set<number>>;
  /** Things that an account saw or changed by these acts, each with the instant of the last one. */
  objetosVistos(query: QueryDeObjetos): Promise<Map<string, Date>>;
  /** A page of lines, newest first. */
  pagina(query: QueryDeRegistro): Promise<LineaDeRegistro[]>;
  /** Number of lines of a query, counted up to `cuantas`. */
  contar(query: QueryDeRegistro): Promise<number>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    registroDeEquipo: RegistroDeEquipoRepository;
  }
}
