import { DIAS_DE_UNA_VISITA } from "../../app/domain/cuestionarios/visita";
import type { Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

/** What a person began and never ended. */
const DIAS_SIN_TERMINAR = 365;

export interface CuestionariosTables {
  formularios_fijados: FormularioFijadoRow;
  cuestionarios: CuestionarioRow;
}

declare module "../platform/database/schema" {
  interface Tables extends CuestionariosTables {}
}

/** In this order they are swept. */
export const tables: TablesOf<CuestionariosTables> = {
  formularios_fijados: { grows: false },
  cuestionarios: {
    grows: true,
    sweep: [
      { key: ["uuid_form"], ended: "movido_en", whileNull: "id_persona", daysKept: DIAS_DE_UNA_VISITA },
      { key: ["uuid_form"], ended: "movido_en", whileNull: "terminado_en", daysKept: DIAS_SIN_TERMINAR },
    ],
  },
};

interface FormularioFijadoRow {
  idform: string;
  version: number;
  huella: string;
  /** JSON. */
  contenido: string;
  desde: Instante;
}

export interface CuestionarioRow {
  uuid_form: string;
  idform: string;
  version: number;
  id_persona: number | null;
  respuestas_cerradas: string;
  empezado_en: Instante;
  movido_en: Instante;
  terminado_en: Instante | null;
}
