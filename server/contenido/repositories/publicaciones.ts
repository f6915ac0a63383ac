import { CONTENIDO, marcarCambio, versionDe } from "../../platform/repositories/versiones";
import type { Db } from "../../platform/database/client";

/** The publication number of the content, shared by all processes. */
export function makePublicacionesRepository(db: Db) {
  return {
    numero: () => versionDe(db, CONTENIDO),
    subir: () => marcarCambio(db, CONTENIDO),
  };
}
