import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { cuestionarios as api } from "./api/cuestionarios";
import { personalData } from "./personalData";
import { makeCuestionarioRepository } from "./repositories/cuestionarios";
import { makeFormularioFijadoRepository } from "./repositories/formularios";
import { routes } from "./routes";
import { openCuestionarios } from "./services";
import { tables } from "./tables";

export const cuestionarios = {
  name: "cuestionarios",
  open: openCuestionarios,
  tables,
  personalData,
  repositories:
    () =>
    ({ db }: Connection) => ({
      cuestionarios: makeCuestionarioRepository(db),
      formulariosFijados: makeFormularioFijadoRepository(db),
    }),
  endpoints: api,
  orders: {},
  routes,
} satisfies Module;
