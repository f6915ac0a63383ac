import type { Generated } from "kysely";
import type { CuestionarioRow } from "../cuestionarios/module";
import type { Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

const DIAS_SIN_TERMINAR = 90;
const DIAS_QUE_SE_GUARDA = 2 * 365;

export interface SaludMentalTables {
  /** Of people alone: a visitor is not asked here. */
  ingresos_de_salud_mental: CuestionarioRow & { id_persona: number };
  alertas_cerradas: AlertaRow;
  /** Programs of before `20261122T2230` wrote here whose each one was: what stands here is moved and closed. */
  alertas_de_salud_mental: AlertaDeAntesRow;
}

declare module "../platform/database/schema" {
  interface Tables extends SaludMentalTables {}
}

/** In this order they are swept. */
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
  alertas_de_salud_mental: {
    grows: true,
    sweep: { key: ["id_alerta"], ended: "acusada_en", daysKept: DIAS_QUE_SE_GUARDA },
  },
};

interface AlertaDeAntesRow {
  id_alerta: string;
  id_persona: number;
  creada_en: Instante;
  escalada_en: Instante | null;
  acusada_en: Instante | null;
  acusada_por: string | null;
}

export interface AlertaRow {
  id_alerta: string;
  de_quien_cerrado: string;
  huella_de_persona: string;
  huella_de_formulario: string;
  /** The month in which it was last said; when it was is closed with whose it is. */
  creada_en: Instante;
  /** When an older program sent it out, and when it did before it was said again. */
  escalada_en: Instante | null;
  escalada_antes: Generated<Instante | null>;
  /** How many mails were written about it; absent of one that an older program writes. */
  escaladas: Generated<number>;
  /** When the last of them was; an older program knows none. */
  avisada_cerrada: Generated<string | null>;
  acusada_en: Instante | null;
  acusada_por: string | null;
  /** The day on which it was ended; an older program ends none. */
  terminada_en: Generated<Instante | null>;
  /** How often it was said while nobody had taken it on; absent of one that an older program writes. */
  veces: Generated<number>;
  /** An older program says here when it was said again. */
  ultima_en: Instante | null;
}
