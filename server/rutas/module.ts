import { AVISOS_DE_RUTAS } from "../../app/domain/rutas/avisosDePagina";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { programas } from "./api/programas";
import { talleresDeRuta } from "./api/talleres";
import { personalData } from "./personalData";
import { makePasoHechoRepository } from "./repositories/pasosHechos";
import { makeRecorridoRepository } from "./repositories/recorridos";
import { routes } from "./routes";
import { openRutas } from "./services";
import { tables } from "./tables";

const NOUNS = [] as const;

export type OpenedRutas = OpenedWith<typeof NOUNS, typeof openRutas>;

declare module "../platform/services" {
  interface Services {
    rutas: OpenedRutas["services"];
  }
}

export const rutas = {
  open: openWith(NOUNS, openRutas),
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({
    recorridos: makeRecorridoRepository(db),
    pasosHechos: makePasoHechoRepository(db),
  }),
  endpoints: [...programas, ...talleresDeRuta],
  notices: AVISOS_DE_RUTAS,
  routes,
  nouns: NOUNS,
} satisfies Module;
