import { AVISOS_DE_CONTENIDO } from "../../app/domain/contenido/avisosDePagina";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { avances } from "./api/avances";
import { favoritos } from "./api/favoritos";
import { herramientas } from "./api/herramientas";
import { paraTi } from "./api/paraTi";
import { videos } from "./api/videos";
import { deContenido } from "./ordenes";
import { personalData } from "./personalData";
import { makeAvanceRepository } from "./repositories/avances";
import { makeDescargaRepository } from "./repositories/descargas";
import { makeFavoritoRepository } from "./repositories/favoritos";
import { routes } from "./routes";
import { openContenido } from "./services";
import { tables } from "./tables";

export { problemasDeAntes } from "./antes";
export { leerCarpetaDeYaml } from "./carpetaDeYaml";
export type { Problema } from "./problemas";

const NOUNS = [] as const;

export type OpenedContenido = OpenedWith<typeof NOUNS, typeof openContenido>;

declare module "../platform/services" {
  interface Services {
    contenido: OpenedContenido["services"];
  }
}

export const contenido = {
  open: openWith(NOUNS, openContenido),
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({
    avances: makeAvanceRepository(db),
    favoritos: makeFavoritoRepository(db),
    descargas: makeDescargaRepository(db),
  }),
  endpoints: [...videos, ...herramientas, ...avances, ...favoritos, ...paraTi],
  notices: AVISOS_DE_CONTENIDO,
  orders: deContenido,
  routes,
  nouns: NOUNS,
} satisfies Module;
