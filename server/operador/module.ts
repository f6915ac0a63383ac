import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { openWith, type OpenedWith } from "../platform/noun";
import { cifras } from "./cifras/noun";
import { deMarcha } from "./marcha";
import { maquina } from "./maquina/noun";
import { deRespaldo } from "./respaldo";
import { makeActoRepository } from "./repositories/actos";
import { makeFalloRepository } from "./repositories/fallos";
import { openOperador } from "./services";
import { tables } from "./tables";
import { sorteos } from "./sorteos/noun";
import { uso } from "./uso/noun";

const NOUNS = [maquina, uso, cifras, sorteos] as const;

declare module "../platform/services" {
  interface Services {
    maquina: OpenedWith<typeof NOUNS, typeof openOperador>["services"];
  }
}

export const operador = {
  open: openWith(NOUNS, openOperador),
  tables,
  repositories: ({ db }: Connection) => ({
    actos: makeActoRepository(db),
    fallos: makeFalloRepository(db),
  }),
  orders: {
    ...deMarcha,
    ...deRespaldo,
  },
  nouns: NOUNS,
} satisfies Module;
