import { AVISOS_DE_CUESTIONARIOS } from "../../app/domain/cuestionarios/avisosDePagina";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { cuestionarios as deCuestionarios } from "./api/cuestionarios";
import { encuestas as deEncuestas } from "./api/encuestas";
import { orders } from "./ordenes";
import { personalData } from "./personalData";
import { makeCuestionarioRepository } from "./repositories/cuestionarios";
import { makeEncuestaRepository } from "./repositories/encuestas";
import { makeEnvioRepository } from "./repositories/envios";
import { makeFormularioFijadoRepository } from "./repositories/formularios";
import { routes } from "./routes";
import { openCuestionarios } from "./services";
import { tables } from "./tables";

export { comoEsta, cuestionarioEnApi } from "./api/cuestionario";
export { eligePeligro } from "./api/peligro";
export { codPregunta, elegidosEnApi, respuestaEnApi, uuidForm } from "./api/preguntas";
export { makeArcaDeFilas } from "./arca";
export type { CarpetaDeFormularios } from "./escritos";
export { leerRespuestas } from "./personalData";
export { aAvanceDeTest, avanceDeTest, makeCuestionarioRepository } from "./repositories/cuestionarios";
export type { CuestionarioRow } from "./tables";

const NOUNS = [] as const;

export type OpenedCuestionarios = OpenedWith<typeof NOUNS, typeof openCuestionarios>;

declare module "../platform/services" {
  interface Services {
    cuestionarios: OpenedCuestionarios["services"];
  }
}

export const cuestionarios = {
  open: openWith(NOUNS, openCuestionarios),
  tables,
  personalData,
  actions: {
    "respuestas-de-test": "Se abrieron tus respuestas de un test, para seguir donde estabas",
    "resultados-de-test": "Se abrieron tus respuestas de un test, para mostrarte tu resultado",
    "respuestas-de-test-borradas": "Se borraron tus respuestas de un test",
  },
  repositories: ({ db }: Connection) => ({
    cuestionarios: makeCuestionarioRepository(db),
    encuestas: makeEncuestaRepository(db),
    envios: makeEnvioRepository(db),
    formulariosFijados: makeFormularioFijadoRepository(db),
  }),
  endpoints: [...deCuestionarios, ...deEncuestas],
  notices: AVISOS_DE_CUESTIONARIOS,
  orders,
  routes,
  nouns: NOUNS,
} satisfies Module;
