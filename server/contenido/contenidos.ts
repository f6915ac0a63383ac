import type { PiezaDeTipo, Tipo } from "../../app/domain/contenido/contenido";
import { estaPublicada, ordenar, tieneDireccion } from "../../app/domain/contenido/reglas";
import type { Contenidos } from "../../app/domain/contenido/repositorio";
import type { Leido } from "./fuente";
import { makePublicado, type DepsDePublicado } from "./publicado";
import { revisar } from "./revisar";

/** The content as this process holds it in memory. */
export function makeContenidos({
  fuente,
  ...deps
}: DepsDePublicado & {
  fuente: { leer: (numero: number) => Promise<Leido> };
}): Contenidos & { conErrores: () => number } {
  const { alDia: coleccion, conErrores } = makePublicado(async (numero) => {
    const { coleccion: valor, problemas } = revisar(await fuente.leer(numero));
    return { valor, problemas };
  }, deps);

  const deTipo = async <T extends Tipo>(tipo: T) => {
    const { piezas } = await coleccion();
    const ahora = deps.now();
    return piezas.filter(
      (pieza): pieza is PiezaDeTipo[T] => pieza.tipo === tipo && estaPublicada(pieza, ahora),
    );
  };

  return {
    coleccion,
    conErrores,
    version: async () => (await coleccion()).version,
    temas: async () => (await coleccion()).temas,
    lista: async (tipo) => ordenar(await deTipo(tipo), "recientes"),
    talleres: async () => {
      const ahora = deps.now();
      return (await coleccion()).talleres.filter((taller) => estaPublicada(taller, ahora));
    },
    porUrl: async (tipo, url) => (await deTipo(tipo)).find((pieza) => tieneDireccion(pieza, url)) ?? null,
  };
}
