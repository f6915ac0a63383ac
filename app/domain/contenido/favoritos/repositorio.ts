import type { Tipo } from "../contenido";

/** A favourite of a person. It names its piece by the key that stays when the address changes. */
export interface Favorito {
  tipo: Tipo;
  uid: string;
  guardadoEn: Date;
}

export interface FavoritoRepository {
  /** Keeps a piece as a person's favourite. Keeping it again changes nothing. */
  guardar(idPersona: number, favorito: Favorito): Promise<void>;
  quitar(idPersona: number, pieza: Pick<Favorito, "tipo" | "uid">): Promise<void>;
  /** Favourites of a person, newest first. */
  deLaPersona(idPersona: number): Promise<Favorito[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    favoritos: FavoritoRepository;
  }
}
