import { DIAS_QUE_SE_GUARDA } from "../../app/domain/medicion/escaneo";
import type { Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface MedicionTables {
  escaneos: EscaneoRow;
}

declare module "../platform/database/schema" {
  interface Tables extends MedicionTables {}
}

export const tables: TablesOf<MedicionTables> = {
  escaneos: {
    grows: true,
    sweep: { key: ["id_escaneo"], ended: "medido_en", daysKept: DIAS_QUE_SE_GUARDA },
  },
};

export interface EscaneoRow {
  id_escaneo: string;
  id_persona: number;
  pulso_cerrado: string;
  medido_en: Instante;
}
