import { makeVerSorteosDeEquipo } from "../../../app/domain/operador/sorteos/verSorteos";
import type { Noun } from "../../platform/module";
import type { Base } from "../../platform/services";

/** Draws, challenges and rounds, for the staff. Their tables belong to other contexts. */
export const sorteos = {
  services: ({ deps }: Base) => ({ verSorteos: makeVerSorteosDeEquipo(deps) }),
  routes: { "equipo/medicion/sorteos": { "/equipo/medicion/sorteos": 404 } },
} satisfies Noun;
