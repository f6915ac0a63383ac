import { AVISOS_DE_CONSENTIMIENTOS } from "../../app/domain/consentimientos/avisosDePagina";
import type { Module } from "../platform/module";
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

export const consentimientos = {
  open: openConsentimientos,
  tables,
  personalData,
  repositories() {
    const [politicas, sorteos] = [politicasEnMemoria(), sorteosEnMemoria()];
    return ({ db }: Connection) => ({
      politicas: makePoliticaRepository(db, politicas),
      consentimientos: makeConsentimientoRepository(db),
      aceptacionesPublicas: makeAceptacionPublicaRepository(db),
      sorteos: makeSorteoRepository(db, sorteos),
    });
  },
  endpoints: sorteo,
  notices: AVISOS_DE_CONSENTIMIENTOS,
  orders: {},
  routes,
} satisfies Module;
