import { createHash } from "node:crypto";
import { makeAdjuntar } from "../../../app/domain/reclamos/adjuntos/adjuntar";
import type { TipoGuardado } from "../../../app/domain/reclamos/adjuntos/adjunto";
import { AVISOS_DE_ADJUNTO } from "../../../app/domain/reclamos/adjuntos/avisosDePagina";
import { makeRecibirAdjunto, type Escaner } from "../../../app/domain/reclamos/adjuntos/recibirAdjunto";
import { makeCofre } from "../../platform/cofre";
import type { Instante } from "../../platform/database/schema";
import { through, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Noun, Routes } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeEnlaces } from "../hojas/enlaces";
import { endpoints } from "./api";
import { makeRevelar } from "./fotos";
import { makeAdjuntoRepository } from "./repository";

export interface AdjuntoTables {
  adjuntos_de_reclamo: AdjuntoRow;
  trozos_de_adjunto: { id_trozo: string; id_adjunto: string; cerrado: string };
}

declare module "../../platform/database/schema" {
  interface Tables extends AdjuntoTables {}
}

const tables: TablesOf<AdjuntoTables> = {
  adjuntos_de_reclamo: { grows: true },
  trozos_de_adjunto: { grows: true },
};

const personalData: PersonalData<AdjuntoTables> = {
  adjuntos_de_reclamo: {
    titulo: "Archivos de tus reclamos",
    camino: through("personas_de_reclamo", "id_hoja"),
    columnas: {
      id_hoja: "Hoja",
      id_adjunto: "Nombre",
      bytes: "Tamaño en bytes",
      adjuntado_en: "Fecha",
    },
    cerrada: {
      columna: "id_adjunto",
      leer(filas, { db, secretoDeRespuestas }) {
        const guardados = makeAdjuntoRepository(db, makeCofre(secretoDeRespuestas, "adjuntosDeReclamo"));
        return Promise.all(
          filas.map(async ({ id_hoja, id_adjunto }) => {
            const adjuntos = await guardados.deLaHoja(String(id_hoja));
            return adjuntos.find(({ idAdjunto }) => idAdjunto === id_adjunto)?.nombre ?? "";
          }),
        );
      },
    },
    alEliminar: "conservar",
  },
  trozos_de_adjunto: {
    titulo: "Partes de los archivos de tus reclamos",
    camino: through("adjuntos_de_reclamo", "id_adjunto"),
    // The bytes are long and encrypted: the page of the complaint gives the file.
    columnas: { id_adjunto: "Archivo" },
    alEliminar: "conservar",
  },
};

const huellaDeArchivo = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** One photo is drawn at a time in a process, whatever opens the services. */
const revelar = makeRevelar();

function abrirAdjuntos({ options, deps, huella, alFallar }: Base) {
  const escaner = options.escanerDeAdjuntos ?? null;
  const recibir = makeRecibirAdjunto({ escaner, revelar, alFallar });
  const { enlaceDeAdjunto } = makeEnlaces(options.secretoDeSesion);
  const { adjuntosDeReclamo } = deps.repos;
  return {
    adjuntos: {
      adjuntar: makeAdjuntar({ ...deps, huella, huellaDeArchivo, recibir }),
      deLaHoja: adjuntosDeReclamo.deLaHoja.bind(adjuntosDeReclamo),
      trozo: adjuntosDeReclamo.trozo.bind(adjuntosDeReclamo),
      /** Address of a file with the key of its sheet, as a path. */
      enlaceDe: enlaceDeAdjunto,
    },
  };
}

const routes: Routes = {
  "reclamo/:codigo/adjuntos/:idAdjunto": {
    "/reclamo/0123456789ABCDEF/adjuntos/nada": "303:/reclamo/0123456789ABCDEF",
    "/reclamo/nada/adjuntos/nada": 404,
  },
  "equipo/reclamos/:numero/adjuntos/:idAdjunto": {
    "/equipo/reclamos/000000001-2026/adjuntos/nada": 404,
  },
};

/** Photos and PDF that a person adds to a registered sheet. */
export const adjuntos = {
  tables,
  personalData,
  closed: ["adjuntosDeReclamo"],
  notices: AVISOS_DE_ADJUNTO,
  repositories: ({ db, secretoDeRespuestas }: Connection) => ({
    adjuntosDeReclamo: makeAdjuntoRepository(db, makeCofre(secretoDeRespuestas, "adjuntosDeReclamo")),
  }),
  services: abrirAdjuntos,
  endpoints,
  routes,
} satisfies Noun;

declare module "../../platform/services" {
  interface ServicesOptions {
    /** Scanner for malware in attachments; null and absent for none. */
    escanerDeAdjuntos?: Escaner | null;
  }
}

interface AdjuntoRow {
  id_adjunto: string;
  id_hoja: string;
  orden: number;
  tipo: TipoGuardado;
  bytes: number;
  trozos: number;
  adjuntado_en: Instante;
}
