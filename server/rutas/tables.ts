import type { PasoHecho, Ritmo } from "../../app/domain/rutas/recorrido";
import type { Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface RutasTables {
  recorridos: RecorridoRow;
  pasos_hechos: PasoHechoRow;
}

declare module "../platform/database/schema" {
  interface Tables extends RutasTables {}
}

// Progress through a route is kept for as long as the account, so that the person can go on.
export const tables: TablesOf<RutasTables> = {
  recorridos: { grows: true },
  pasos_hechos: { grows: true },
};

export interface RecorridoRow {
  id_persona: number;
  uid: string;
  id_recorrido: string;
  ritmo: Ritmo;
  empezado_en: Instante;
  pausado_en: Instante | null;
  preguntar_en: Instante | null;
  dejado_en: Instante | null;
  terminado_en: Instante | null;
  /** Days of the week of the reminders, such as `1,3,5`; 1 is Monday. */
  recordar_dias: string | null;
  recordar_hora: string | null;
  recordar_en: Instante | null;
}

export interface PasoHechoRow {
  id_persona: number;
  uid: string;
  paso: string;
  titulo: string;
  hecho_en: Instante;
  como: PasoHecho["como"];
}
