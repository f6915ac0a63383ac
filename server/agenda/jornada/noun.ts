import {
  makeAbrirDias,
  makeAtenderCierres,
  makeCerrarDias,
  makeVerExcepciones,
  makeVerSesionesPorCerrar,
} from "../../../app/domain/agenda/jornada/cerrarDias";
import { makeCambiarHoras, makeVerHoras } from "../../../app/domain/agenda/jornada/horas";
import type { Compensacion } from "../../../app/domain/agenda/jornada/jornada";
import type { Instante } from "../../platform/database/schema";
import type { TablesOf } from "../../platform/declarations";
import type { Noun, Routes } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeLlaves } from "../videollamada/llaves";
import { makeCierreDeAgendaRepository } from "./repository";

export interface JornadaTables {
  cierres_de_agenda: CierreDeAgendaRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends JornadaTables {}
}

const tables: TablesOf<JornadaTables> = { cierres_de_agenda: { grows: false } };

/** On the public listener no page of the staff exists. */
const routes: Routes = {
  "equipo/mi-agenda/horas": { "/equipo/mi-agenda/horas": 404 },
  "equipo/mi-agenda/dias": { "/equipo/mi-agenda/dias": 404 },
  "equipo/agenda/:idEspecialista/horas": { "/equipo/agenda/algo/horas": 404 },
  "equipo/agenda/:idEspecialista/dias": { "/equipo/agenda/algo/dias": 404 },
};

/** Closings give up sessions as an act of the staff, also when the job finishes them. */
const depsAlCerrar = ({ options, depsDe, alFallar }: Base) => ({
  ...depsDe("operador"),
  llavesDeSala: makeLlaves(options.secretoDeSesion),
  alFallar,
});

/** The weekly hours of a specialist, and the days that the specialist closes. */
export const jornada = {
  tables,
  repositories: ({ db }: Connection) => ({ cierresDeAgenda: makeCierreDeAgendaRepository(db) }),
  services: (base: Base) => ({
    verHoras: makeVerHoras(base.deps),
    cambiarHoras: makeCambiarHoras(base.deps),
    verExcepciones: makeVerExcepciones(base.deps),
    verSesionesPorCerrar: makeVerSesionesPorCerrar(base.deps),
    cerrarDias: makeCerrarDias(depsAlCerrar(base)),
    abrirDias: makeAbrirDias(base.deps),
  }),
  jobs: (base: Base) => [
    { nombre: "atender-cierres", cadaSegundos: 60, run: makeAtenderCierres(depsAlCerrar(base)) },
  ],
  routes,
} satisfies Noun;

interface CierreDeAgendaRow {
  id_especialista: string;
  inicio: Instante;
  fin: Instante;
  /** Staff account that closed the days. */
  id_cuenta: string;
  compensacion: Compensacion;
  creado_en: Instante;
}
