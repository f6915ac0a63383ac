import { marcarCambio } from "../../platform/repositories/versiones";
import type { Db } from "../../platform/database/client";

const CONTENIDO = "contenido";

/** How often editors have published, for all processes. */
export function makePublicacionesRepository(db: Db) {
  // Asked before every page that shows content: built once, because building it costs more than running it.
  const consulta = db.selectFrom("versiones").select("numero").where("clave", "=", CONTENIDO).compile();
  return {
    async numero(): Promise<number> {
      const { rows } = await db.executeQuery(consulta);
      return rows[0]?.numero ?? 0;
    },
    subir: () => marcarCambio(db, CONTENIDO),
  };
}
