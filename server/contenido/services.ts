import type { Contenidos } from "../../app/domain/contenido/repositorio";
import type { Base } from "../platform/services";
import { fuenteDeArchivos } from "./archivos";
import { makeContenidos } from "./contenidos";
import { makeEdicion } from "./edicion";
import type { Fuente } from "./fuente";
import { makePublicacionesRepository } from "./repositories/publicaciones";

/** Below the folder that every process of ours is started in. */
const CARPETA_DE_CONTENIDO = "app/content";

export function openContenido({ options, db, now, alFallar, auditar }: Base) {
  const publicaciones = makePublicacionesRepository(db);
  const fuente = options.contenido ?? fuenteDeArchivos(CARPETA_DE_CONTENIDO);
  return {
    services: makeContenidos({ fuente, numeroPublicado: publicaciones.numero, now, alFallar }),
    acts: { edicion: makeEdicion({ auditar, fuente, subirNumero: publicaciones.subir }) },
  };
}

/** A noun with a folder of its own adds what it offers. */
export interface ContenidoServices extends Contenidos {}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Where editors write; our own files unless a content system is configured. */
    contenido?: Fuente | null;
  }
  interface Services {
    contenido: ContenidoServices;
  }
  interface Acts {
    edicion: ReturnType<typeof makeEdicion>;
  }
}
