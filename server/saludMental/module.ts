import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { procesamientos } from "./api/procesamientos";
import { orders } from "./ordenes";
import { personalData } from "./personalData";
import { makeAlertaRepository } from "./repositories/alertas";
import { makeIngresoRepository } from "./repositories/ingresos";
import { makeTimbreRepository } from "./repositories/timbres";
import { routes } from "./routes";
import { openSaludMental } from "./services";
import { tables } from "./tables";

const NOUNS = [] as const;

export type OpenedSaludMental = OpenedWith<typeof NOUNS, typeof openSaludMental>;

declare module "../platform/services" {
  interface Services {
    saludMental: OpenedSaludMental["services"];
  }
}

export const saludMental = {
  open: openWith(NOUNS, openSaludMental),
  tables,
  personalData,
  actions: {
    "respuestas-de-salud-mental":
      "Se abrieron tus respuestas del programa de salud mental, para seguir donde estabas",
    "resultados-de-salud-mental":
      "Se abrieron tus respuestas del programa de salud mental, para mostrarte tu resultado",
    "respuestas-de-salud-mental-borradas": "Se borraron tus respuestas del programa de salud mental",
    "aviso-de-salud-mental": "Se abrió un aviso tuyo, para contactarte",
    "aviso-pedido": "Se pidió que te busquemos",
  },
  repositories: ({ db }: Connection) => ({
    alertas: makeAlertaRepository(db),
    ingresos: makeIngresoRepository(db),
    timbresDeGuardia: makeTimbreRepository(db),
  }),
  endpoints: procesamientos,
  orders,
  routes,
  nouns: NOUNS,
} satisfies Module;
