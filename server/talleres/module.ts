import { makeTalleresDeAgenda } from "../../app/domain/talleres/agenda";
import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { deTalleres } from "./api/talleres";
import { orders } from "./ordenes";
import { personalData } from "./personalData";
import { makeFechaDeTallerRepository } from "./repositories/fechas";
import { makeInscripcionRepository } from "./repositories/inscripciones";
import { routes } from "./routes";
import { openTalleres } from "./services";
import { tables } from "./tables";

export const talleres = {
  name: "talleres",
  open: openTalleres,
  tables,
  personalData,
  repositories:
    () =>
    ({ db }: Connection) => {
      const inscripciones = makeInscripcionRepository(db);
      return {
        fechasDeTaller: makeFechaDeTallerRepository(db),
        inscripciones,
        talleresDeAgenda: makeTalleresDeAgenda({ inscripciones }),
      };
    },
  endpoints: deTalleres,
  orders,
  routes,
} satisfies Module;
