import { makeBusqueda } from "../../app/domain/busqueda/buscar";
import { lugaresDelSitio } from "../../app/domain/busqueda/lugares";
import { preguntasFrecuentes } from "../../app/domain/busqueda/preguntasFrecuentes";
import type { FuenteDeBusqueda } from "../../app/domain/shared/busqueda/fuente";
import type { Contenidos } from "../../app/domain/contenido/repositorio";
import type { Base } from "../platform/services";
import { hacerIndice } from "./indice";

interface Below {
  contenido: { services: Pick<Contenidos, "coleccion"> };
  searchable: readonly FuenteDeBusqueda[];
}

export function openBusqueda(_base: Base, { contenido, searchable }: Below) {
  return {
    services: makeBusqueda({
      // Frequent questions come after the pages that they are about.
      fuentes: [lugaresDelSitio, ...searchable, preguntasFrecuentes],
      contenidos: contenido.services,
      hacerIndice,
    }),
  };
}

declare module "../platform/services" {
  interface Services {
    busqueda: ReturnType<typeof openBusqueda>["services"];
  }
}
