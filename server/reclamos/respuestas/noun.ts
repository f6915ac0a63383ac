import { makeResponder } from "../../../app/domain/reclamos/responder";
import type { Instante } from "../../platform/database/schema";
import { through, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeTextosDeLibro } from "../hojas/closed";
import { makeEnlaces } from "../hojas/enlaces";
import { makeRespuestaRepository } from "./repository";

export interface RespuestaTables {
  respuestas_de_reclamo: RespuestaRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends RespuestaTables {}
}

const tables: TablesOf<RespuestaTables> = { respuestas_de_reclamo: { grows: true } };

const ILEGIBLE = "No podemos leer esta respuesta.";

const personalData: PersonalData<RespuestaTables> = {
  respuestas_de_reclamo: {
    titulo: "Respuestas a tus reclamos",
    camino: through("personas_de_reclamo", "id_hoja"),
    columnas: { id_hoja: "Hoja", orden: "Orden", escrita_en: "Fecha", texto_cerrado: "Respuesta" },
    cerrada: {
      columna: "texto_cerrado",
      leer(filas, { db, llaves }) {
        const guardadas = makeRespuestaRepository(
          db,
          makeTextosDeLibro(llaves.respuestas, "respuestasDeReclamo"),
        );
        return Promise.all(
          filas.map(async ({ id_hoja, orden }) => {
            const respuestas = await guardadas.deLaHoja(String(id_hoja));
            return respuestas.find((respuesta) => respuesta.orden === orden)?.texto ?? ILEGIBLE;
          }),
        );
      },
    },
    alEliminar: "conservar",
  },
};

/** The answer to a sheet, and its dated corrections. */
export const respuestas = {
  tables,
  personalData,
  closed: ["respuestasDeReclamo"],
  repositories: ({ db, secretoDeRespuestas }: Connection) => ({
    respuestasDeReclamo: makeRespuestaRepository(
      db,
      makeTextosDeLibro(secretoDeRespuestas, "respuestasDeReclamo"),
    ),
  }),
  services: () => ({}),
  acts: ({ options, depsDe, auditar }: Base) => ({
    respuestasDeReclamo: makeResponder({
      ...depsDe("operador"),
      auditar,
      ...makeEnlaces(options.secretoDeSesion),
    }),
  }),
  endpoints: [],
  routes: {},
} satisfies Noun;

interface RespuestaRow {
  id_respuesta: string;
  id_hoja: string;
  orden: number;
  huella: string;
  texto_cerrado: string | null;
  escrita_en: Instante;
}

declare module "../../platform/services" {
  interface Acts {
    respuestasDeReclamo: ReturnType<typeof makeResponder>;
  }
}
