import type { AccionPropia } from "../../app/domain/historial/accion";
import type { Fecha, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface HistorialTables {
  acciones_propias: AccionPropiaRow;
  logros: LogroRow;
  pausas_de_racha: PausaDeRachaRow;
  revision_de_logros: RevisionDeLogrosRow;
}

declare module "../platform/database/schema" {
  interface Tables extends HistorialTables {}
}

// The history and achievements are the person's own data, kept for as long as the account.
export const tables: TablesOf<HistorialTables> = {
  acciones_propias: { grows: true },
  logros: { grows: true },
  pausas_de_racha: { grows: true },
  revision_de_logros: { grows: false },
};

interface AccionPropiaRow {
  id_persona: number;
  dia: Fecha;
  que: AccionPropia;
  anotada_en: Instante;
}

interface LogroRow {
  id_persona: number;
  uid: string;
  titulo: string;
  razon: string;
  dia: Fecha;
}

interface PausaDeRachaRow {
  id_persona: number;
  desde: Fecha;
  hasta: Fecha;
}

interface RevisionDeLogrosRow {
  id: number;
  hasta: Instante;
  despues_de: number | null;
}
