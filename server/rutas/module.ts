import { AVISOS_DE_RUTAS } from "../../app/domain/rutas/avisosDePagina";
import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { programas } from "./api/programas";
import { talleresDeRuta } from "./api/talleres";
import { personalData } from "./personalData";
import { makePasoHechoRepository } from "./repositories/pasosHechos";
import { makeRecorridoRepository } from "./repositories/recorridos";
import { routes } from "./routes";
import { openRutas } from "./services";
import { tables } from "./tables";

export type OpenedRutas = ReturnType<typeof openRutas>;

export const rutas = {
  open: openRutas,
  tables,
  personalData,
  repositories:
    () =>
    ({ db }: Connection) => ({
      recorridos: makeRecorridoRepository(db),
      pasosHechos: makePasoHechoRepository(db),
    }),
  endpoints: [...programas, ...talleresDeRuta],
  notices: AVISOS_DE_RUTAS,
  orders: {},
  routes,
} satisfies Module;
