import type { FuenteDeBusqueda } from "../../shared/busqueda/fuente";
import type { SorteoRepository } from "./repositorio";
import { direccionDeSorteo } from "./direcciones";
import { nombreDeBases, nombreDeSorteo, type Sorteo } from "./sorteo";

/** Draws and their rules, as the site's search and search engines find them. */
export function makeFuenteDeSorteos({
  repos,
  now,
}: {
  repos: { sorteos: Pick<SorteoRepository, "comenzados"> };
  now: () => Date;
}): FuenteDeBusqueda {
  return {
    clase: "sorteo",
    nombre: "Sorteos",
    async leer() {
      const sorteos = await repos.sorteos.comenzados(now());
      return {
        version: sorteos.map(({ idSorteo }) => idSorteo).join(),
        hallables: () => sorteos.flatMap((sorteo) => [delSorteo(sorteo), deSusBases(sorteo)]),
      };
    },
  };
}

const delSorteo = (sorteo: Sorteo) => ({
  clave: sorteo.idSorteo,
  href: direccionDeSorteo(sorteo),
  titulo: nombreDeSorteo(sorteo),
  resumen: sorteo.premio,
  detalles: "Sorteo",
  etiqueta: null,
  temas: [],
  texto: sorteo.organizador,
});

const deSusBases = (sorteo: Sorteo) => ({
  ...delSorteo(sorteo),
  clave: `${sorteo.idSorteo}/bases`,
  href: direccionDeSorteo(sorteo, "bases"),
  titulo: nombreDeBases({ nombre: nombreDeSorteo(sorteo) }),
  detalles: "Bases",
});
