import type { Tipo } from "../contenido";

/** A favourite, by the key that stays when an address changes. */
export interface Favorito {
  tipo: Tipo;
  uid: string;
  guardadoEn: Date;
}

export interface FavoritoRepository {
  /** Keeping it again changes nothing. */
  guardar(idPersona: number, favorito: Favorito): Promise<void>;
  quitar(idPersona: number, pieza: Pick<Favorito, "tipo" | "uid">): Promise<void>;
  /** The newest first. */
  deLaPersona(idPersona: number): Promise<Favorito[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    favoritos: FavoritoRepository;
  }
}
