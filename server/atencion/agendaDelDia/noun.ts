import { makeVerAgendaDelDia } from "../../../app/domain/atencion/agendaDelDia/verAgendaDelDia";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeAgendaDelDiaRepository } from "./repository";

/** The agenda of all specialists, day by day. It stores nothing of its own. */
export const agendaDelDia = {
  repositories: ({ db }: Connection) => ({ agendaDelDia: makeAgendaDelDiaRepository(db) }),
  services: ({ deps }: Base) => ({ verAgendaDelDia: makeVerAgendaDelDia(deps) }),
  // On the public listener no page of the staff exists.
  routes: { "equipo/agenda": { "/equipo/agenda": 404 } },
} satisfies Noun;
