import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { orders } from "./ordenes";
import { personalData } from "./personalData";
import { makeAccesoDeEquipoRepository } from "./repositories/accesos";
import { makeCuentaDeEquipoRepository } from "./repositories/cuentas";
import { makeRegistroDeEquipoRepository } from "./repositories/registro";
import { routes } from "./routes";
import { openEquipo } from "./services";
import { tables } from "./tables";
import { turnos } from "./turnos/noun";

const NOUNS = [turnos] as const;

declare module "../platform/services" {
  interface Services {
    equipo: OpenedWith<typeof NOUNS, typeof openEquipo>["services"];
  }
}

/** The insurer's staff: accounts, rights, and the registro of their acts. */
export const equipo = {
  open: openWith(NOUNS, openEquipo),
  tables,
  personalData,
  repositories: ({ db }: Connection) => ({
    cuentasDeEquipo: makeCuentaDeEquipoRepository(db),
    accesosDeEquipo: makeAccesoDeEquipoRepository(db),
    registroDeEquipo: makeRegistroDeEquipoRepository(db),
  }),
  orders,
  routes,
  nouns: NOUNS,
} satisfies Module;
