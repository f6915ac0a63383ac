import { AVISOS_DE_COMUNIDADES } from "../../app/domain/comunidades/avisosDePagina";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { personalData } from "./personalData";
import { comunidades as comunidadesDeV2 } from "./api/comunidades";
import { textos } from "./api/textos";
import { makeMiembroRepository } from "./repositories/miembros";
import { makeRelacionRepository } from "./repositories/relaciones";
import { makeRetiradoRepository } from "./repositories/retirados";
import { makeRevisionRepository } from "./repositories/revisiones";
import { makeTextoRepository } from "./repositories/textos";
import { routes } from "./routes";
import { openComunidades } from "./services";
import { tables } from "./tables";

const NOUNS = [] as const;

declare module "../platform/services" {
  interface Services {
    comunidades: OpenedWith<typeof NOUNS, typeof openComunidades>["services"];
  }
}

export const comunidades = {
  open: openWith(NOUNS, openComunidades),
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({
    miembrosDeComunidad: makeMiembroRepository(db),
    textosDeComunidad: makeTextoRepository(db),
    textosRetirados: makeRetiradoRepository(db),
    relacionesDeComunidad: makeRelacionRepository(db),
    revisionesDeComunidad: makeRevisionRepository(db),
  }),
  endpoints: [...comunidadesDeV2, ...textos],
  routes,
  notices: AVISOS_DE_COMUNIDADES,
  nouns: NOUNS,
} satisfies Module;
