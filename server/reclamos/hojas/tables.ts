import type { TipoDeHoja } from "../../../app/domain/reclamos/hoja";
import type { Regimen } from "../../../app/domain/reclamos/plazo";
import type { Fecha, Instante } from "../../platform/database/schema";
import type { TablesOf } from "../../platform/declarations";

export interface HojaTables {
  borradores_de_reclamo: { id_borrador: string; cerrado: string; expira_en: Instante };
  hojas_de_reclamacion: HojaRow;
  personas_de_reclamo: { id_hoja: string; id_persona: number };
}

declare module "../../platform/database/schema" {
  interface Tables extends HojaTables {}
}

export const tables: TablesOf<HojaTables> = {
  borradores_de_reclamo: {
    grows: true,
    sweep: { key: ["id_borrador"], ended: "expira_en", daysKept: 0 },
  },
  hojas_de_reclamacion: { grows: true },
  personas_de_reclamo: { grows: true },
};

export interface HojaRow {
  id_hoja: string;
  id_envio: string;
  anio: number;
  numero: number;
  codigo: string;
  tipo: TipoDeHoja;
  regimen: Regimen;
  plazo_en_dias: number;
  registrada_en: Instante;
  vence_el: Fecha;
  /** Digest of the text that was closed first. */
  huella: string;
  hoja_cerrada: string | null;
  respondida_en: Instante | null;
  por_entregar_desde: Instante | null;
  anonimizada_en: Instante | null;
}
