import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Pieza, Tipo } from "../contenido";
import type { RechazoDePieza } from "../rechazos";
import { estaPublicada, tieneDireccion } from "../reglas";
import type { Contenidos } from "../repositorio";

interface CualPieza {
  idPersona: number;
  tipo: Tipo;
  url: string;
}

interface Guardado {
  pieza: Pieza;
  guardadoEn: Date;
}

/** Use cases of a person's favourites, of every kind of content. */
export function makeFavoritos({
  repos,
  contenidos,
  now,
}: Pick<Deps<"favoritos">, "repos" | "now"> & { contenidos: Contenidos }) {
  return {
    async guardar({ idPersona, tipo, url }: CualPieza) {
      const pieza = await contenidos.porUrl(tipo, url);
      if (!pieza) return refuse("pieza-no-existe" satisfies RechazoDePieza);
      await repos.favoritos.guardar(idPersona, { tipo, uid: pieza.uid, guardadoEn: now() });
      return done({ pieza, publicada: true });
    },

    /** A favourite can be removed also when its piece is no longer published. */
    async quitar({ idPersona, tipo, url }: CualPieza) {
      const { piezas } = await contenidos.coleccion();
      const pieza = piezas.find((candidata) => candidata.tipo === tipo && tieneDireccion(candidata, url));
      if (!pieza) return refuse("pieza-no-existe" satisfies RechazoDePieza);
      await repos.favoritos.quitar(idPersona, { tipo, uid: pieza.uid });
      return done({ pieza, publicada: estaPublicada(pieza, now()) });
    },

    async tiene(idPersona: number, { tipo, uid }: Pick<Pieza, "tipo" | "uid">): Promise<boolean> {
      const todos = await repos.favoritos.deLaPersona(idPersona);
      return todos.some((favorito) => favorito.tipo === tipo && favorito.uid === uid);
    },

    /** A person's favourites, newest first. Those not published now stand apart, and can only be removed. */
    async de(idPersona: number): Promise<{ publicados: Guardado[]; retirados: Guardado[] }> {
      const [guardados, { piezas }] = await Promise.all([
        repos.favoritos.deLaPersona(idPersona),
        contenidos.coleccion(),
      ]);
      const ahora = now();
      const todos = guardados.flatMap(({ tipo, uid, guardadoEn }) => {
        const pieza = piezas.find((candidata) => candidata.tipo === tipo && candidata.uid === uid);
        return pieza ? { pieza, guardadoEn } : [];
      });
      return {
        publicados: todos.filter(({ pieza }) => estaPublicada(pieza, ahora)),
        retirados: todos.filter(({ pieza }) => !estaPublicada(pieza, ahora)),
      };
    },
  };
}
