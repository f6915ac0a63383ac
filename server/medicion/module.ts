import { AVISOS_DE_MEDICION } from "../../app/domain/medicion/avisosDePagina";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { escaneos } from "./api/escaneos";
import { personalData } from "./personalData";
import { makeEscaneoRepository } from "./repositories/escaneos";
import { routes } from "./routes";
import { openMedicion } from "./services";
import { tables } from "./tables";

const NOUNS = [] as const;

declare module "../platform/services" {
  interface Services {
    medicion: OpenedWith<typeof NOUNS, typeof openMedicion>["services"];
  }
}

export const medicion = {
  open: openWith(NOUNS, openMedicion),
  tables,
  personalData,
  closed: ["escaneos"],
  actions: {
    "escaneos-vistos": "Se abrieron tus mediciones de pulso, para mostrártelas",
    "escaneos-borrados": "Se borraron mediciones tuyas de pulso",
  },
  repositories: ({ db }: Connection) => ({ escaneos: makeEscaneoRepository(db) }),
  endpoints: escaneos,
  notices: AVISOS_DE_MEDICION,
  routes,
  nouns: NOUNS,
} satisfies Module;
