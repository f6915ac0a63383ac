import type { Instante } from "../../platform/database/schema";
import type { TablesOf } from "../../platform/declarations";
import type { Noun } from "../../platform/module";
import type { Connection } from "../../platform/services";
import { makeConteoRepository } from "./repository";

export interface ConteoTables {
  conteos: ConteoRow;
  lotes_de_conteos: LoteRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends ConteoTables {}
}

const tables: TablesOf<ConteoTables> = { conteos: { grows: true }, lotes_de_conteos: { grows: true } };

/** Counts of what the site is used for. No row is of a person. */
export const conteos = {
  tables,
  personalData: {},
  repositories: ({ db }: Connection) => ({ conteos: makeConteoRepository(db) }),
  services: () => ({}),
  endpoints: [],
  routes: {},
} satisfies Noun;

interface ConteoRow {
  dia: string;
  evento: string;
  pagina: string;
  detalle: string;
  cuantos: number;
}

interface LoteRow {
  id_lote: string;
  guardado_en: Instante;
}
