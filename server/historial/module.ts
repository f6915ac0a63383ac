import { AVISOS_DE_HISTORIAL } from "../../app/domain/historial/avisosDePagina";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { acciones } from "./api/acciones";
import { logros } from "./api/logros";
import { personalData } from "./personalData";
import {
  makeAccionPropiaRepository,
  makeLogroRepository,
  makeHistorialRepository,
  makePausaDeRachaRepository,
} from "./repositories/historial";
import { makeRevisionDeLogrosRepository } from "./repositories/revisionDeLogros";
import { routes } from "./routes";
import { openHistorial } from "./services";
import { tables } from "./tables";

const NOUNS = [] as const;

export type OpenedHistorial = OpenedWith<typeof NOUNS, typeof openHistorial>;

declare module "../platform/services" {
  interface Services {
    historial: OpenedHistorial["services"];
  }
}

export const historial = {
  open: openWith(NOUNS, openHistorial),
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({
    accionesPropias: makeAccionPropiaRepository(db),
    logros: makeLogroRepository(db),
    historial: makeHistorialRepository(db),
    pausasDeRacha: makePausaDeRachaRepository(db),
    revisionDeLogros: makeRevisionDeLogrosRepository(db),
  }),
  endpoints: [...acciones, ...logros],
  notices: AVISOS_DE_HISTORIAL,
  routes,
  nouns: NOUNS,
} satisfies Module;
