import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { orders } from "./ordenes";
import { personalData } from "./personalData";
import { makeAccesoDeEquipoRepository } from "./repositories/accesos";
import { makeCuentaDeEquipoRepository } from "./repositories/cuentas";
import { makeRegistroDeEquipoRepository } from "./repositories/registro";
import { routes } from "./routes";
import { openEquipo } from "./services";
import { tables } from "./tables";

/** The insurer's staff: accounts, rights, and the registro of their acts. */
export const equipo = {
  name: "equipo",
  open: openEquipo,
  tables,
  personalData,
  repositories:
    () =>
    ({ db }: Connection) => ({
      cuentasDeEquipo: makeCuentaDeEquipoRepository(db),
      accesosDeEquipo: makeAccesoDeEquipoRepository(db),
      registroDeEquipo: makeRegistroDeEquipoRepository(db),
    }),
  endpoints: [],
  orders,
  routes,
} satisfies Module;
