import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { deCatalogo } from "./catalogo";
import { deCuentas } from "./cuentas";
import { deMarcha } from "./marcha";
import { deMonedas } from "./monedas";
import { dePaquetes } from "./paquetes";
import { dePedidos } from "./pedidos";
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
    ...deCatalogo,
    ...dePaquetes,
    ...deMonedas,
    ...dePedidos,
    ...deCuentas,
    ...deMarcha,
    ...deRespaldo,
  },
  routes: {},
} satisfies Module;
