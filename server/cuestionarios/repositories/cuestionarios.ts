import type { Cuestionario, CuestionarioRepository } from "../../../app/domain/cuestionarios/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { CuestionarioRow } from "../tables";

export function makeCuestionarioRepository(db: Db | Trx): CuestionarioRepository {
  return {
    async empezar(nuevo) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("cuestionarios")
        .values(filaDe(nuevo))
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows > 0n;
    },

    async porId(uuidForm) {
      const fila = await db
        .selectFrom("cuestionarios")
        .selectAll()
        .where("uuid_form", "=", uuidForm)
        .executeTakeFirst();
      return fila ? cuestionarioDe(fila) : null;
    },

    async abierto(idPersona, idform) {
      const fila = await db
        .selectFrom("cuestionarios")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("idform", "=", idform)
        .where("terminado_en", "is", null)
        .executeTakeFirst();
      return fila ? cuestionarioDe(fila) : null;
    },

    async borrarAbierto(idPersona, idform) {
      await db
        .deleteFrom("cuestionarios")
        .where("id_persona", "=", idPersona)
        .where("idform", "=", idform)
        .where("terminado_en", "is", null)
        .execute();
    },

    async tomar(uuidForm) {
      // It changes nothing, and so holds the row: SQLite knows no `for update`.
      const fila = await db
        .updateTable("cuestionarios")
        .set((eb) => ({ movido_en: eb.ref("movido_en") }))
        .where("uuid_form", "=", uuidForm)
        .returningAll()
        .executeTakeFirst();
      return fila ? cuestionarioDe(fila) : null;
    },

    async guardar(cambiado) {
      const { respuestas_cerradas, movido_en, terminado_en } = filaDe(cambiado);
      await db
        .updateTable("cuestionarios")
        .set({ respuestas_cerradas, movido_en, terminado_en })
        .where("uuid_form", "=", cambiado.uuidForm)
        .execute();
    },

    async terminados(idPersona, idform, cuantos) {
      const filas = await db
        .selectFrom("cuestionarios")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("idform", "=", idform)
        .where("terminado_en", "is not", null)
        .orderBy("terminado_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(cuestionarioDe);
    },

    async adoptar(uuidForm, idPersona) {
      const { numUpdatedRows } = await db
        .updateTable("cuestionarios as suyo")
        .set({ id_persona: idPersona })
        .where("suyo.uuid_form", "=", uuidForm)
        .where("suyo.id_persona", "is", null)
        // Of two that are open one would have to be thrown away; which one is not for us to say.
        .where((eb) =>
          eb.or([
            eb("suyo.terminado_en", "is not", null),
            eb.not(
              eb.exists(
                eb
                  .selectFrom("cuestionarios as otro")
                  .select("otro.uuid_form")
                  .where("otro.id_persona", "=", idPersona)
                  .whereRef("otro.idform", "=", "suyo.idform")
                  .where("otro.terminado_en", "is", null),
              ),
            ),
          ]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async borrarDeVisita(uuidForm) {
      await db
        .deleteFrom("cuestionarios")
        .where("uuid_form", "=", uuidForm)
        .where("id_persona", "is", null)
        .execute();
    },

    async borrarDePersona(idPersona, idform) {
      await db
        .deleteFrom("cuestionarios")
        .where("id_persona", "=", idPersona)
        .where("idform", "=", idform)
        .execute();
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

const filaDe = (uno: Cuestionario): CuestionarioRow => ({
  uuid_form: uno.uuidForm,
  idform: uno.idform,
  version: uno.version,
  id_persona: uno.idPersona,
  respuestas_cerradas: uno.respuestasCerradas,
  empezado_en: uno.empezadoEn.toISOString(),
  movido_en: uno.movidoEn.toISOString(),
  terminado_en: uno.terminadoEn?.toISOString() ?? null,
});
