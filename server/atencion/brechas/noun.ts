import type { AvanceDeBrecha } from "../../../app/domain/atencion/brechas/brecha";
import { makeBrechas } from "../../../app/domain/atencion/brechas/llevar";
import type { Instante } from "../../platform/database/schema";
import type { TablesOf } from "../../platform/declarations";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeBrechaRepository } from "./repository";

export interface BrechaTables {
  brechas: BrechaRow;
  avances_de_brecha: AvanceRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends BrechaTables {}
}

// An insurer has a few breaches in its life: they are read whole.
const tables: TablesOf<BrechaTables> = { brechas: { grows: false }, avances_de_brecha: { grows: false } };

/** The register of breaches of personal data. It names nobody. */
export const brechas = {
  tables,
  repositories: ({ db }: Connection) => ({ brechas: makeBrechaRepository(db) }),
  services: ({ deps }: Base) => ({ brechas: makeBrechas(deps) }),
  // On the public listener no page of the staff exists.
  routes: { "equipo/derechos/brechas": { "/equipo/derechos/brechas": 404 } },
} satisfies Noun;

interface BrechaRow {
  id_brecha: string;
  conocida_en: Instante;
  que: string;
  cuantas: number;
  id_cuenta: string;
  abierta_en: Instante;
}

interface AvanceRow {
  id_avance: string;
  id_brecha: string;
  clase: AvanceDeBrecha["clase"];
  texto: string;
  avisada_en: Instante | null;
  id_cuenta: string;
  anotado_en: Instante;
}
