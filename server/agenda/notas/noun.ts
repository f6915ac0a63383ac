import { makeGuardarNota, makeVerNota, makeVerNotaDe } from "../../../app/domain/agenda/notas/compartir";
import { DIAS_QUE_SE_GUARDA } from "../../../app/domain/agenda/notas/nota";
import type { Bit, Instante } from "../../platform/database/schema";
import { own, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Routes } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { endpoints } from "./api";
import { makeNotaRepository } from "./repository";

export interface NotaTables {
  notas_de_cita: NotaDeCitaRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends NotaTables {}
}

const tables: TablesOf<NotaTables> = {
  notas_de_cita: {
    grows: true,
    sweep: { key: ["id_cita"], ended: "inicio_de_cita", daysKept: DIAS_QUE_SE_GUARDA },
  },
};

const personalData: PersonalData<NotaTables> = {
  notas_de_cita: {
    titulo: "Lo que compartes con tus especialistas",
    camino: own,
    columnas: {
      id_cita: "Cita",
      id_especialista: "Con quién",
      texto: "Tu nota",
      comparte_historial: "Comparte tus sesiones anteriores",
      inicio_de_cita: "Fecha de la cita",
      actualizada_en: "Desde",
    },
    alEliminar: "borrar",
  },
};

const routes: Routes = {
  "mi-zona-privada/cita/:idCita/nota": { "/mi-zona-privada/cita/{cita}/nota": "entrar 200 200 404" },
};

/** What a person shares with the specialist of a session. */
export const notas = {
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({ notas: makeNotaRepository(db) }),
  services: ({ deps }: Base) => ({
    verNota: makeVerNota(deps),
    verNotaDe: makeVerNotaDe(deps),
    guardarNota: makeGuardarNota(deps),
  }),
  endpoints,
  routes,
};

interface NotaDeCitaRow {
  id_cita: string;
  id_persona: number;
  id_especialista: string;
  texto: string;
  comparte_historial: Bit;
  inicio_de_cita: Instante;
  actualizada_en: Instante;
}
