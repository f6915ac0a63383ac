import type { LineaDeRegistro, QueryDeRegistro } from "./registro";

/** Acts of the staff. Lines are added, and the database refuses to change them. */
export interface RegistroDeEquipoRepository {
  anotar(linea: LineaDeRegistro): Promise<void>;
  /** A page of lines, newest first. */
  pagina(query: QueryDeRegistro): Promise<LineaDeRegistro[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    registroDeEquipo: RegistroDeEquipoRepository;
  }
}
