import { makeVerUso } from "../../../app/domain/operador/uso/verUso";
import type { Noun } from "../../platform/module";
import type { Base } from "../../platform/services";

/** The figures of the site's use, for the staff. The counts belong to the context of analytics. */
export const uso = {
  services: ({ deps }: Base) => ({ verUso: makeVerUso(deps) }),
  routes: {
    "equipo/medicion": { "/equipo/medicion": 404 },
    "equipo/medicion/caminos": { "/equipo/medicion/caminos": 404 },
    "equipo/medicion/velocidad": { "/equipo/medicion/velocidad": 404 },
  },
} satisfies Noun;
