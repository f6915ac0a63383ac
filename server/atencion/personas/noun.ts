import {
  makeVerContactoDePersona,
  makeVerPersonaParaEquipo,
} from "../../../app/domain/atencion/personas/verPersona";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeCronologiaRepository } from "./repository";

/** One person as the staff see them. It stores nothing of its own. */
export const personas = {
  actions: {
    "ficha-vista": "Atención vio lo que hiciste en tu cuenta, sin tus datos completos",
    "contacto-visto": "Atención vio tus datos de contacto",
    "pedido-visto": "Atención vio tu pedido",
  },
  repositories: ({ db }: Connection) => ({ cronologia: makeCronologiaRepository(db) }),
  services: ({ deps }: Base) => ({
    verPersona: makeVerPersonaParaEquipo(deps),
    verContacto: makeVerContactoDePersona(deps),
  }),
  // On the public listener no page of the staff exists.
  routes: { "equipo/personas/:idPersona": { "/equipo/personas/1": 404 } },
} satisfies Noun;
