import { AVISOS_DE_CONSENTIMIENTOS } from "../../app/domain/consentimientos/avisosDePagina";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { sorteo } from "./api/sorteo";
import { personalData } from "./personalData";
import {
  makeAceptacionPublicaRepository,
  makeConsentimientoRepository,
  makePoliticaRepository,
  politicasEnMemoria,
} from "./repositories/consentimientos";
import { makeSorteoRepository, sorteosEnMemoria } from "./repositories/sorteos";
import { routes } from "./routes";
import { openConsentimientos } from "./services";
import { tables } from "./tables";

export { consentimientoDe, lecturaDelLibro, ultimoValor } from "./repositories/consentimientos";

const NOUNS = [] as const;

declare module "../platform/services" {
  interface Services {
    consentimientos: OpenedWith<typeof NOUNS, typeof openConsentimientos>["services"];
  }
}

export const consentimientos = {
  open: openWith(NOUNS, openConsentimientos),
  tables,
  personalData,
  repositories: ({ db, perProcess }: Connection) => ({
    politicas: makePoliticaRepository(db, perProcess(politicasEnMemoria)),
    consentimientos: makeConsentimientoRepository(db),
    aceptacionesPublicas: makeAceptacionPublicaRepository(db),
    sorteos: makeSorteoRepository(db, perProcess(sorteosEnMemoria)),
  }),
  endpoints: sorteo,
  notices: AVISOS_DE_CONSENTIMIENTOS,
  routes,
  nouns: NOUNS,
} satisfies Module;
