import type { Invitacion } from "../../app/domain/cuestionarios/encuestas/repositorio";
import { DIAS_DE_UNA_VISITA } from "../../app/domain/cuestionarios/visita";
import type { Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

/** Days for which an unfinished questionnaire of a person is kept (Ley 29733, art. 8). */
const DIAS_SIN_TERMINAR = 365;
/** Days for which answers to surveys are kept (Ley 29733, art. 8). */
const DIAS_DE_UNA_ENCUESTA = 730;
/**
 * Days for which invitations to surveys are kept: longer than the job looks back at any ended session, workshop or
 * route (Ley 29733, art. 8).
 */
const DIAS_DE_UNA_INVITACION = 90;

export interface CuestionariosTables {
  formularios_fijados: FormularioFijadoRow;
  cuestionarios: CuestionarioRow;
  turnos_de_encuesta: TurnoDeEncuestaRow;
  invitaciones_de_encuesta: InvitacionDeEncuestaRow;
  respuestas_de_encuesta: RespuestaDeEncuestaRow;
}

declare module "../platform/database/schema" {
  interface Tables extends CuestionariosTables {}
}

/** Rows past their time are deleted table by table in this order, so that none refers to a deleted row. */
export const tables: TablesOf<CuestionariosTables> = {
  formularios_fijados: { grows: false },
  cuestionarios: {
    grows: true,
    sweep: [
      { key: ["uuid_form"], ended: "movido_en", whileNull: "id_persona", daysKept: DIAS_DE_UNA_VISITA },
      { key: ["uuid_form"], ended: "movido_en", whileNull: "terminado_en", daysKept: DIAS_SIN_TERMINAR },
    ],
  },
  // Turns for surveys are never deleted: one row for each person remembers that they want no more surveys.
  turnos_de_encuesta: { grows: true },
  invitaciones_de_encuesta: {
    grows: true,
    sweep: { key: ["id_invitacion"], ended: "creada_en", daysKept: DIAS_DE_UNA_INVITACION },
  },
  respuestas_de_encuesta: {
    grows: true,
    sweep: { key: ["id_respuesta"], ended: "creada_en", daysKept: DIAS_DE_UNA_ENCUESTA },
  },
};

interface TurnoDeEncuestaRow {
  id_persona: number;
  ultima_en: Instante;
  no_preguntar: 0 | 1;
}

interface InvitacionDeEncuestaRow {
  id_invitacion: string;
  id_persona: number;
  idform: string;
  disparador: string;
  referencia: string;
  estado: Invitacion["estado"];
  creada_en: Instante;
  respondida_en: Instante | null;
}

interface RespuestaDeEncuestaRow {
  id_respuesta: string;
  idform: string;
  version: number;
  id_persona: number | null;
  disparador: string | null;
  respuestas_cerradas: string;
  creada_en: Instante;
}

interface FormularioFijadoRow {
  idform: string;
  version: number;
  huella: string;
  /** Content of a form, as JSON. */
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
