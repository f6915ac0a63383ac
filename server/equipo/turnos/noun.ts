import {
  makePonerTurno,
  makeQuitarTurno,
  makeVerDeTurno,
  makeVerTurnos,
} from "../../../app/domain/equipo/turnos/poner";
import type { Instante } from "../../platform/database/schema";
import type { TablesOf } from "../../platform/declarations";
import type { Noun, Routes } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeTurnoDeGuardiaRepository } from "./repository";

export interface TurnoTables {
  turnos_de_guardia: TurnoDeGuardiaRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends TurnoTables {}
}

const tables: TablesOf<TurnoTables> = {
  turnos_de_guardia: { grows: true, sweep: { key: ["id_turno"], ended: "termina_en", daysKept: 365 } },
};

const routes: Routes = { "equipo/turnos": { "/equipo/turnos": 404 } };

/** The roster of the guard. */
export const turnos = {
  tables,
  repositories: ({ db }: Connection) => ({ turnosDeGuardia: makeTurnoDeGuardiaRepository(db) }),
  services: ({ deps }: Base) => ({
    ponerTurno: makePonerTurno(deps),
    quitarTurno: makeQuitarTurno(deps),
    verTurnos: makeVerTurnos(deps),
    verDeTurno: makeVerDeTurno(deps),
  }),
  routes,
} satisfies Noun;

interface TurnoDeGuardiaRow {
  id_turno: string;
  nivel: number;
  id_cuenta: string;
  empieza_en: Instante;
  termina_en: Instante;
  destino: string;
  puesto_por: string;
  puesto_en: Instante;
  /** Instant at which the member was told what is open; null before the turn begins. */
  anunciado_en: Instante | null;
}
