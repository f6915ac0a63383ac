import { AVISOS_DE_COMUNIDADES } from "../../app/domain/comunidades/avisosDePagina";
import type { Module } from "../platform/module";
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

export const comunidades = {
  open: openComunidades,
  tables,
  personalData,
  repositories:
    () =>
    ({ db }: Connection) => ({
      miembrosDeComunidad: makeMiembroRepository(db),
      textosDeComunidad: makeTextoRepository(db),
      textosRetirados: makeRetiradoRepository(db),
      relacionesDeComunidad: makeRelacionRepository(db),
      revisionesDeComunidad: makeRevisionRepository(db),
    }),
  endpoints: [...comunidadesDeV2, ...textos],
  orders: {},
  routes,
  notices: AVISOS_DE_COMUNIDADES,
} satisfies Module;
