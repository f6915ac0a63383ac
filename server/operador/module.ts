import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { deMarcha } from "./marcha";
import { deRespaldo } from "./respaldo";
import { makeActoRepository } from "./repositories/actos";
import { makeFalloRepository } from "./repositories/fallos";
import { openOperador } from "./services";
import { tables } from "./tables";

export const operador = {
  name: "operador",
  open: openOperador,
  tables,
  personalData: {},
  repositories:
    () =>
    ({ db }: Connection) => ({
      actos: makeActoRepository(db),
      fallos: makeFalloRepository(db),
    }),
  endpoints: [],
  orders: {
    ...deMarcha,
    ...deRespaldo,
  },
  routes: {},
} satisfies Module;
