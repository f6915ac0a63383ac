import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { sorteo } from "./api/sorteo";
import { personalData } from "./personalData";
import {
  makeAceptacionPublicaRepository,
  makeConsentimientoRepository,
  makePoliticaRepository,
} from "./repositories/consentimientos";
import { makeSorteoRepository } from "./repositories/sorteos";
import { routes } from "./routes";
import { openConsentimientos } from "./services";
import { tables } from "./tables";

export const consentimientos = {
  name: "consentimientos",
  open: openConsentimientos,
  tables,
  personalData,
  repositories:
    () =>
    ({ db }: Connection) => ({
      politicas: makePoliticaRepository(db),
      consentimientos: makeConsentimientoRepository(db),
      aceptacionesPublicas: makeAceptacionPublicaRepository(db),
      sorteos: makeSorteoRepository(db),
    }),
  endpoints: sorteo,
  orders: {},
  routes,
} satisfies Module;
