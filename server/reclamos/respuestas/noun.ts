import { makeLibroDeEquipo } from "../../../app/domain/reclamos/enEquipo";
import { makeLeerHoja } from "../../../app/domain/reclamos/leerHoja";
import { makeOrdenesDeRespuesta } from "../../../app/domain/reclamos/ordenes";
import { makeEscribirRespuesta } from "../../../app/domain/reclamos/responder";
import type { Instante } from "../../platform/database/schema";
import { through, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Noun, Routes } from "../../platform/module";
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
      leer(filas, { db, secretoDeRespuestas }) {
        const guardadas = makeRespuestaRepository(
          db,
          makeTextosDeLibro(secretoDeRespuestas, "respuestasDeReclamo"),
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

const escribirCon = (deps: ReturnType<Base["depsDe"]>, { secretoDeSesion }: Base["options"]) =>
  makeEscribirRespuesta({ ...deps, ...makeEnlaces(secretoDeSesion) });

/** On the public listener no page of the staff exists. */
const routes: Routes = {
  "equipo/reclamos": { "/equipo/reclamos": 404 },
  "equipo/reclamos/:numero": { "/equipo/reclamos/000000001-2026": 404 },
  "equipo/reclamos/:numero/imprimir": { "/equipo/reclamos/000000001-2026/imprimir": 404 },
};

/** The answer to a sheet, and the later lines under it. */
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
  services: ({ options, deps, depsDe }: Base) => ({
    equipo: makeLibroDeEquipo({
      ...deps,
      leerHoja: makeLeerHoja(depsDe("operador")),
      escribir: escribirCon(depsDe("operador"), options),
    }),
  }),
  acts: ({ options, depsDe, auditar }: Base) => ({
    respuestasDeReclamo: makeOrdenesDeRespuesta(escribirCon(depsDe("operador"), options), auditar),
  }),
  routes,
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
    respuestasDeReclamo: ReturnType<typeof makeOrdenesDeRespuesta>;
  }
}
