import { AVISOS_DE_LA_BANDEJA } from "../../app/domain/avisos/avisosDePagina";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { modales } from "./api/modales";
import { notificaciones } from "./api/notificaciones";
import { personalData } from "./personalData";
import { makeCorreoRepository } from "./repositories/correos";
import { makeModalRepository } from "./repositories/modales";
import { makeNotificacionRepository } from "./repositories/notificaciones";
import { routes } from "./routes";
import { openAvisos } from "./services";
import { tables } from "./tables";

export { POR_ENTREGAR } from "./repositories/correos";
export { esNuevaEn, lecturaDeSinVer } from "./repositories/notificaciones";

const NOUNS = [] as const;

declare module "../platform/services" {
  interface Services {
    avisos: OpenedWith<typeof NOUNS, typeof openAvisos>["services"];
  }
}

export const avisos = {
  open: openWith(NOUNS, openAvisos),
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({
    correos: makeCorreoRepository(db),
    modales: makeModalRepository(db),
    notificaciones: makeNotificacionRepository(db),
  }),
  endpoints: [...notificaciones, ...modales],
  notices: AVISOS_DE_LA_BANDEJA,
  routes,
  nouns: NOUNS,
} satisfies Module;

export { borrarCorreos } from "./repositories/correos";
