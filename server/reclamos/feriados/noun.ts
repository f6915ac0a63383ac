import { makeFeriados } from "../../../app/domain/reclamos/feriados/editar";
import type { Feriado } from "../../../app/domain/reclamos/feriados/feriado";
import type { Bit, Fecha } from "../../platform/database/schema";
import type { TablesOf } from "../../platform/declarations";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeFeriadoRepository } from "./repository";

export interface FeriadoTables {
  feriados: { fecha: Fecha; nombre: string; alcance: Feriado["alcance"]; cuenta: Bit };
}

declare module "../../platform/database/schema" {
  interface Tables extends FeriadoTables {}
}

const tables: TablesOf<FeriadoTables> = { feriados: { grows: false } };

/** Holidays of the calendar, which no term of an answer counts. */
export const feriados = {
  tables,
  repositories: ({ db }: Connection) => ({ feriados: makeFeriadoRepository(db) }),
  acts: ({ depsDe, auditar }: Base) => ({ feriados: makeFeriados({ ...depsDe("operador"), auditar }) }),
} satisfies Noun;

declare module "../../platform/services" {
  interface Acts {
    feriados: ReturnType<typeof makeFeriados>;
  }
}
