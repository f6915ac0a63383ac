import type { Formulario } from "../../../app/domain/cuestionarios/formulario";
import type { FormularioFijadoRepository } from "../../../app/domain/cuestionarios/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeFormularioFijadoRepository(db: Db | Trx): FormularioFijadoRepository {
  return {
    async fijar(form, huella, desde) {
      await db
        .insertInto("formularios_fijados")
        .values({
          idform: form.idform,
          version: form.version,
          huella,
          contenido: JSON.stringify(form),
          desde: desde.toISOString(),
        })
        .onConflict((conflicto) => conflicto.columns(["idform", "version"]).doNothing())
        .execute();
    },

    async huellas(idform) {
      const filas = await db
        .selectFrom("formularios_fijados")
        .select(["version", "huella"])
        .where("idform", "=", idform)
        .execute();
      return new Map(filas.map(({ version, huella }) => [version, huella]));
    },

    async leer(idform, version) {
      const fila = await db
        .selectFrom("formularios_fijados")
        .select("contenido")
        .where("idform", "=", idform)
        .where("version", "=", version)
        .executeTakeFirst();
      return fila ? deContenido(fila.contenido) : null;
    },
  };
}

/**
 * Reads a stored version of a form. It was stored after parsing, so the schema does not run again: pieces are pairs
 * already.
 */
const deContenido = (contenido: string) => JSON.parse(contenido) as Formulario;
