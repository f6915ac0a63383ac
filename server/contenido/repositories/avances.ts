import type { Avance } from "../../../app/domain/contenido/avances/avance";
import type { AvanceRepository } from "../../../app/domain/contenido/avances/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { AvanceRow } from "../tables";

export function makeAvanceRepository(db: Db | Trx): AvanceRepository {
  return {
    async uno(idPersona, uid) {
      const fila = await db
        .selectFrom("avances")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("uid", "=", uid)
        .executeTakeFirst();
      return fila ? avanceDe(fila) : null;
    },

    async tomar(idPersona, nuevo) {
      // Of a row that is there already it changes nothing, and so holds it: SQLite knows no `for update`.
      const fila = await db
        .insertInto("avances")
        .values({ id_persona: idPersona, ...filaDe(nuevo) })
        .onConflict((conflicto) =>
          conflicto.columns(["id_persona", "uid"]).doUpdateSet((eb) => ({ uid: eb.ref("excluded.uid") })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return avanceDe(fila);
    },

    async guardar(idPersona, avance) {
      const { uid, ...resto } = filaDe(avance);
      await db
        .updateTable("avances")
        .set(resto)
        .where("id_persona", "=", idPersona)
        .where("uid", "=", uid)
        .execute();
    },

    async ultimos(idPersona, cuantos) {
      const filas = await db
        .selectFrom("avances")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .orderBy("movido_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(avanceDe);
    },
  };
}

const avanceDe = (fila: AvanceRow): Avance => ({
  uid: fila.uid,
  posicion: fila.posicion,
  rangos: JSON.parse(fila.rangos) as Avance["rangos"],
  comenzadoEn: new Date(fila.comenzado_en),
  movidoEn: new Date(fila.movido_en),
  vistoEn: fila.visto_en ? new Date(fila.visto_en) : null,
});

const filaDe = ({ uid, posicion, rangos, comenzadoEn, movidoEn, vistoEn }: Avance) => ({
  uid,
  posicion,
  rangos: JSON.stringify(rangos),
  comenzado_en: comenzadoEn.toISOString(),
  movido_en: movidoEn.toISOString(),
  visto_en: vistoEn?.toISOString() ?? null,
});
