import type { Generated } from "kysely";
import type { CuestionarioRow } from "../cuestionarios/module";
import type { Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

const DIAS_SIN_TERMINAR = 90;
const DIAS_QUE_SE_GUARDA = 2 * 365;

export interface SaludMentalTables {
  /** Answers to the mental-health programme. They belong to people with an account, never to guests. */
  ingresos_de_salud_mental: CuestionarioRow & { id_persona: number };
  alertas_cerradas: AlertaRow;
  timbres_de_guardia: TimbreRow;
}

declare module "../platform/database/schema" {
  interface Tables extends SaludMentalTables {}
}

/** Rows past their time are deleted table by table in this order, so that none refers to a deleted row. */
export const tables: TablesOf<SaludMentalTables> = {
  ingresos_de_salud_mental: {
    grows: true,
    sweep: [
      { key: ["uuid_form"], ended: "movido_en", whileNull: "terminado_en", daysKept: DIAS_SIN_TERMINAR },
      { key: ["uuid_form"], ended: "terminado_en", daysKept: DIAS_QUE_SE_GUARDA },
    ],
  },
  alertas_cerradas: {
    grows: true,
    sweep: [
      { key: ["id_alerta"], ended: "acusada_en", daysKept: DIAS_QUE_SE_GUARDA },
      { key: ["id_alerta"], ended: "creada_en", whileNull: "acusada_en", daysKept: DIAS_QUE_SE_GUARDA },
    ],
  },
  // A row is deleted once the service took the notice, or after the last try.
  timbres_de_guardia: {
    grows: true,
    sweep: { key: ["id_timbre"], ended: "reintentar_en", daysKept: 1 },
  },
};

export interface AlertaRow {
  id_alerta: string;
  de_quien_cerrado: string;
  huella_de_persona: string;
  huella_de_formulario: string;
  /** Month in which the alert was last raised. Its instants are encrypted together with the person. */
  creada_en: Instante;
  /** Number of mails about the alert since it was last raised. */
  escaladas: Generated<number>;
  /** Encrypted instant of the last mail about the alert. */
  avisada_cerrada: Generated<string | null>;
  acusada_en: Instante | null;
  acusada_por: string | null;
  /** Encrypted time of the last taking. */
  tomada_cerrada: Generated<string | null>;
  /** Code of the outcome that the guard chose. */
  desenlace: Generated<string | null>;
  /** Day on which the guard closed the alert. */
  terminada_en: Generated<Instante | null>;
  /** Number of times that the alert was raised while nobody had taken it. */
  veces: Generated<number>;
}

interface TimbreRow {
  id_timbre: string;
  alerta: string;
  nivel: number;
  hora: Instante;
  /** Destinations as a JSON list. */
  destinos: string;
  creado_en: Instante;
  reintentar_en: Instante;
  intentos: number;
}
