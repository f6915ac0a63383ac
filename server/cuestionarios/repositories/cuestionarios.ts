import { sql } from "kysely";
import type {
  AvanceDeTest,
  Cuestionario,
  CuestionarioRepository,
} from "../../../app/domain/cuestionarios/repositorio";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import { unaVez } from "../../platform/database/lectura";
import type { Tables } from "../../platform/database/schema";
import type { Huecos } from "../../platform/database/sentencia";
import type { CuestionarioRow } from "../tables";

/** Names of the tables of filled-in forms. All have the same columns; each belongs to the context that declares it. */
type Almacen = {
  [T in keyof Tables]: Tables[T] extends CuestionarioRow ? T : never;
}[keyof Tables];

/**
 * Two for a person with an open test, one with only finished ones, null without any: for another statement about the
 * person.
 */
export const avanceDeTest = (
  db: Db | Trx,
  { idPersona, idform }: Huecos<{ idPersona: number; idform: string }>,
) =>
  db
    .selectFrom("cuestionarios")
    .select(sql<number | null>`max(case when terminado_en is null then 2 else 1 end)`.as("avance"))
    .where("id_persona", "=", idPersona)
    .where("idform", "=", idform);

export const aAvanceDeTest = (avance: number | null): AvanceDeTest | null =>
  avance === null ? null : avance === 2 ? "a-medias" : "terminado";

export function makeCuestionarioRepository(
  base: Db | Trx,
  almacen: Almacen = "cuestionarios",
): CuestionarioRepository {
  // The cast is safe: the tables have the same columns, which TypeScript cannot express for two tables.
  const db = base as Db;
  const tabla = almacen as "cuestionarios";
  return {
    async empezar(nuevo) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto(tabla)
        .values(filaDe(nuevo))
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows > 0n;
    },

    async porId(uuidForm) {
      const fila = await db
        .selectFrom(tabla)
        .selectAll()
        .where("uuid_form", "=", uuidForm)
        .executeTakeFirst();
      return fila ? cuestionarioDe(fila) : null;
    },

    async abierto(idPersona, idform) {
      const fila = await unaVez(db, `abierto:${tabla}:${idform}:${idPersona}`, () =>
        db
          .selectFrom(tabla)
          .selectAll()
          .where("id_persona", "=", idPersona)
          .where("idform", "=", idform)
          .where("terminado_en", "is", null)
          .executeTakeFirst(),
      );
      return fila ? cuestionarioDe(fila) : null;
    },

    async borrarAbierto(idPersona, idform) {
      await db
        .deleteFrom(tabla)
        .where("id_persona", "=", idPersona)
        .where("idform", "=", idform)
        .where("terminado_en", "is", null)
        .execute();
    },

    async bloquear(uuidForm) {
      const fila = await candado(db, tabla, "movido_en")
        .where("uuid_form", "=", uuidForm)
        .returningAll()
        .executeTakeFirst();
      return fila ? cuestionarioDe(fila) : null;
    },

    async guardar(cambiado) {
      const { respuestas_cerradas, movido_en, terminado_en } = filaDe(cambiado);
      await db
        .updateTable(tabla)
        .set({ respuestas_cerradas, movido_en, terminado_en })
        .where("uuid_form", "=", cambiado.uuidForm)
        .execute();
    },

    async terminados(idPersona, idform, cuantos) {
      const filas = await db
        .selectFrom(tabla)
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("idform", "=", idform)
        .where("terminado_en", "is not", null)
        .orderBy("terminado_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(cuestionarioDe);
    },

    async movidoDesde(idPersona, desde) {
      const fila = await db
        .selectFrom(tabla)
        .select("uuid_form")
        .where("id_persona", "=", idPersona)
        .where("movido_en", ">=", desde.toISOString())
        .limit(1)
        .executeTakeFirst();
      return fila !== undefined;
    },

    async despuesDe(uuidForm, cuantos) {
      const filas = await db
        .selectFrom(tabla)
        .selectAll()
        .where("uuid_form", ">", uuidForm)
        .orderBy("uuid_form")
        .limit(cuantos)
        .execute();
      return filas.map(cuestionarioDe);
    },

    async cerrarDeNuevo({ uuidForm, respuestasCerradas: antes }, respuestasCerradas) {
      const { numUpdatedRows } = await db
        .updateTable(tabla)
        .set({ respuestas_cerradas: respuestasCerradas })
        .where("uuid_form", "=", uuidForm)
        .where("respuestas_cerradas", "=", antes)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async borrarDeVisita(uuidForm) {
      await db.deleteFrom(tabla).where("uuid_form", "=", uuidForm).where("id_persona", "is", null).execute();
    },

    async borrarDePersona(idPersona, idform) {
      const { numDeletedRows } = await db
        .deleteFrom(tabla)
        .where("id_persona", "=", idPersona)
        .where("idform", "=", idform)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

const cuestionarioDe = (fila: CuestionarioRow): Cuestionario => ({
  uuidForm: fila.uuid_form,
  idform: fila.idform,
  version: fila.version,
  idPersona: fila.id_persona,
  respuestasCerradas: fila.respuestas_cerradas,
  empezadoEn: new Date(fila.empezado_en),
  movidoEn: new Date(fila.movido_en),
  terminadoEn: fila.terminado_en ? new Date(fila.terminado_en) : null,
});

const filaDe = (cuestionario: Cuestionario): CuestionarioRow => ({
  uuid_form: cuestionario.uuidForm,
  idform: cuestionario.idform,
  version: cuestionario.version,
  id_persona: cuestionario.idPersona,
  respuestas_cerradas: cuestionario.respuestasCerradas,
  empezado_en: cuestionario.empezadoEn.toISOString(),
  movido_en: cuestionario.movidoEn.toISOString(),
  terminado_en: cuestionario.terminadoEn?.toISOString() ?? null,
});
