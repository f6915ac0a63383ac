import { AVISOS_DE_TALLERES } from "../../app/domain/talleres/avisosDePagina";
import { makeDeTaller } from "../../app/domain/talleres/ventas/deTaller";
import type { Module, Seller } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { deMisLugares } from "./api/misLugares";
import { deInscripciones } from "./api/inscripciones";
import { dePedidos, lugarConCupon } from "./api/pedidos";
import { deSala } from "./api/sala";
import { deTalleres } from "./api/talleres";
import { orders } from "./ordenes";
import { personalData } from "./personalData";
import { makeAsistenciaRepository } from "./repositories/asistencias";
import { makeCertificadoRepository } from "./repositories/certificados";
import { makeTalleresDeEquipoRepository } from "./repositories/deEquipo";
import { makeFechaDeTallerRepository } from "./repositories/fechas";
import { makeInscripcionRepository } from "./repositories/inscripciones";
import { makePedidoDeTallerRepository } from "./repositories/pedidos";
import { makePreguntaRepository } from "./repositories/preguntas";
import { routes } from "./routes";
import { openTalleres } from "./services";
import { tables } from "./tables";

export { aTallerEnLista, tallerEnLista } from "./api/talleres";
export { idDelProximoLugar, suPedidoPendiente } from "./repositories/proximo";

const NOUNS = [] as const;

declare module "../platform/services" {
  interface Services {
    talleres: OpenedWith<typeof NOUNS, typeof openTalleres>["services"];
  }
}

export const talleres = {
  open: openWith(NOUNS, openTalleres),
  sells: (deps: Seller) => [makeDeTaller(deps)] as const,
  couponed: [lugarConCupon],
  tables,
  personalData,
  repositories: ({ db, causa }: Connection) => ({
    fechasDeTaller: makeFechaDeTallerRepository(db),
    inscripciones: makeInscripcionRepository(db),
    asistencias: makeAsistenciaRepository(db),
    preguntas: makePreguntaRepository(db),
    certificados: makeCertificadoRepository(db),
    pedidosDeTaller: makePedidoDeTallerRepository(db, causa),
    talleresDeEquipo: makeTalleresDeEquipoRepository(db),
  }),
  endpoints: [...deTalleres, ...deInscripciones, ...deMisLugares, ...dePedidos, ...deSala],
  notices: AVISOS_DE_TALLERES,
  orders,
  routes,
  nouns: NOUNS,
} satisfies Module;
