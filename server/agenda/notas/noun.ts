import { makeGuardarNota, makeVerNota, makeVerNotaDe } from "../../../app/domain/agenda/notas/compartir";
import { DIAS_QUE_SE_GUARDA, ILEGIBLE } from "../../../app/domain/agenda/notas/nota";
import type { Bit, Instante } from "../../platform/database/schema";
import { own, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Noun, Routes } from "../../platform/module";
import { PROPIA } from "../../platform/permisos";
import type { Base, Connection } from "../../platform/services";
import { makeTextosCerrados } from "../textosCerrados";
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
      texto_cerrado: "Tu nota",
      comparte_historial: "Comparte tus sesiones anteriores",
      inicio_de_cita: "Fecha de la cita",
      actualizada_en: "Desde",
    },
    cerrada: {
      columna: "texto_cerrado",
      leer(filas, { db, secretoDeRespuestas }) {
        const guardadas = makeNotaRepository(db, makeTextosCerrados(secretoDeRespuestas, "notas"));
        return Promise.all(
          filas.map(async ({ id_cita }) => (await guardadas.deLaCita(String(id_cita)))?.texto ?? ILEGIBLE),
        );
      },
    },
    alEliminar: "borrar",
  },
};

const routes: Routes = {
  "mi-zona-privada/cita/:idCita/nota": { "/mi-zona-privada/cita/{cita}/nota": PROPIA },
};

/** A person's note to the specialist of a session. */
export const notas = {
  tables,
  personalData,
  closed: ["notas"],
  repositories: ({ db, secretoDeRespuestas }: Connection) => ({
    notas: makeNotaRepository(db, makeTextosCerrados(secretoDeRespuestas, "notas")),
  }),
  services: ({ deps }: Base) => ({
    verNota: makeVerNota(deps),
    verNotaDe: makeVerNotaDe(deps),
    guardarNota: makeGuardarNota(deps),
  }),
  endpoints,
  routes,
} satisfies Noun;

interface NotaDeCitaRow {
  id_cita: string;
  id_persona: number;
  id_especialista: string;
  /** Text of the note, encrypted; null when the person wrote none. */
  texto_cerrado: string | null;
  comparte_historial: Bit;
  inicio_de_cita: Instante;
  actualizada_en: Instante;
}
