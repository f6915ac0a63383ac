import { makeBuscarParaEquipo, makeVerBusqueda } from "../../../app/domain/atencion/busqueda/buscar";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeBusquedaDeEquipoRepository } from "./repository";

/** The search of the staff for persons and orders. It stores nothing of its own. */
export const buscar = {
  repositories: ({ db }: Connection) => ({ busquedaDeEquipo: makeBusquedaDeEquipoRepository(db) }),
  services: ({ deps }: Base) => ({
    verBusqueda: makeVerBusqueda(deps),
    buscar: makeBuscarParaEquipo(deps),
  }),
  // On the public listener no page of the staff exists.
  routes: { "equipo/buscar": { "/equipo/buscar": 404 } },
} satisfies Noun;
