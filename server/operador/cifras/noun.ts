import { makeVerCifras } from "../../../app/domain/operador/cifras/verCifras";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeCifrasRepository } from "./repository";

/** The numbers of each week, for the staff, from the tables of several contexts. */
export const cifras = {
  repositories: ({ db }: Connection) => ({ cifras: makeCifrasRepository(db) }),
  services: ({ deps }: Base) => ({ verCifras: makeVerCifras(deps) }),
  routes: { "equipo/medicion/semana": { "/equipo/medicion/semana": 404 } },
} satisfies Noun;
