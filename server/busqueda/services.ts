import { makeBusqueda } from "../../app/domain/busqueda/buscar";
import { lugaresDelSitio } from "../../app/domain/busqueda/lugares";
import { preguntasFrecuentes } from "../../app/domain/busqueda/preguntasFrecuentes";
import type { FuenteDeBusqueda } from "../../app/domain/shared/busqueda/fuente";
import type { Contenidos } from "../../app/domain/contenido/repositorio";
import type { Base } from "../platform/services";
import { hacerIndice } from "./indice";

interface Below {
  contenido: { services: Pick<Contenidos, "coleccion"> };
}

export function openBusqueda({ contributed }: Base, { contenido }: Below) {
  return {
    services: makeBusqueda({
      // Frequent questions come after the pages that they are about.
      fuentes: () => [lugaresDelSitio, ...contributed("searchable"), preguntasFrecuentes],
      contenidos: contenido.services,
      hacerIndice,
    }),
  };
}

declare module "../platform/contributions" {
  interface Contributions {
    /** Sources of the search. */
    searchable: FuenteDeBusqueda;
  }
}
