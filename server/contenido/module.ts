import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { deContenido } from "./ordenes";
import { personalData } from "./personalData";
import { makeAvanceRepository } from "./repositories/avances";
import { makeFavoritoRepository } from "./repositories/favoritos";
import { routes } from "./routes";
import { openContenido } from "./services";
import { tables } from "./tables";

export const contenido = {
  name: "contenido",
  open: openContenido,
  tables,
  personalData,
  repositories:
    () =>
    ({ db }: Connection) => ({
      avances: makeAvanceRepository(db),
      favoritos: makeFavoritoRepository(db),
    }),
  endpoints: [],
  orders: deContenido,
  routes,
} satisfies Module;
