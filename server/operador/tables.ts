import type { UnidadDeActo } from "../../app/domain/shared/actos/acto";
import type { Generated } from "kysely";
import type { CodigoDeFallo } from "../../app/domain/shared/fallo";
import { DIAS_QUE_SE_GUARDAN_LOS_FALLOS } from "../../app/domain/operador/fallo";
import type { Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface OperadorTables {
  fallos: FalloRow;
  actos_de_operador: ActoDeOperadorRow;
}

declare module "../platform/database/schema" {
  interface Tables extends OperadorTables {}
}

/** Rows past their time are deleted table by table in this order, so that none refers to a deleted row. */
export const tables: TablesOf<OperadorTables> = {
  fallos: {
    grows: true,
    sweep: { key: ["id_fallo"], ended: "ocurrido_en", daysKept: DIAS_QUE_SE_GUARDAN_LOS_FALLOS },
  },
  actos_de_operador: { grows: false },
};

interface ActoDeOperadorRow {
  numero: Generated<number>;
  operador: string;
  orden: string;
  objeto: string;
  resultado: string;
  creado_en: Instante;
  /** Reason of the operator's act; null for an order without one, as are the next three columns. */
  motivo: Generated<string | null>;
  cantidad: Generated<number | null>;
  unidad: Generated<UnidadDeActo | null>;
  de_persona: Generated<number | null>;
}

export interface FalloRow {
  id_fallo: string;
  soporte: string;
  lugar: "pagina" | "api" | "trabajo" | "llamada";
  codigo: CodigoDeFallo;
  http: number;
  metodo: string;
  path: string;
  estado: number | null;
  respuesta: string | null;
  mensaje: string;
  ocurrido_en: Instante;
}
