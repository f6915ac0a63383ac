import type { DonacionRepository } from "../../../app/domain/paquetes/monedas/donaciones";
import type { Db, Trx } from "../../platform/database/client";

/** Repository of donations of coins. */
export function makeDonacionRepository(db: Db | Trx): DonacionRepository {
  const donaciones = () => db.selectFrom("donaciones_de_monedas");
  return {
    async porId(idDonacion) {
      const fila = await donaciones()
        .select(["id_persona", "uid_de_causa", "nombre_de_causa", "cantidad"])
        .where("id_donacion", "=", idDonacion)
        .executeTakeFirst();
      if (!fila) return null;
      const { id_persona, uid_de_causa, nombre_de_causa, cantidad } = fila;
      return {
        idDonacion,
        idPersona: id_persona,
        uidDeCausa: uid_de_causa,
        nombreDeCausa: nombre_de_causa,
        cantidad,
      };
    },

    async anotar({ idDonacion, idPersona, uidDeCausa, nombreDeCausa, cantidad }, now) {
      const anterior = await donaciones()
        .select("id_donacion")
        .where("id_persona", "=", idPersona)
        .where("uid_de_causa", "=", uidDeCausa)
        .limit(1)
        .executeTakeFirst();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("donaciones_de_monedas")
        .values({
          id_donacion: idDonacion,
          id_persona: idPersona,
          uid_de_causa: uidDeCausa,
          nombre_de_causa: nombreDeCausa,
          cantidad,
          creado_en: now.toISOString(),
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      const donantes = anterior ? 0 : 1;
      await db
        .insertInto("totales_de_causas")
        .values({ uid_de_causa: uidDeCausa, monedas: cantidad, donantes })
        .onConflict((conflicto) =>
          conflicto.column("uid_de_causa").doUpdateSet((eb) => ({
            monedas: eb("totales_de_causas.monedas", "+", cantidad),
            donantes: eb("totales_de_causas.donantes", "+", donantes),
          })),
        )
        .execute();
      return true;
    },

    async totales() {
      const filas = await db
        .selectFrom("totales_de_causas")
        .selectAll()
        .orderBy("uid_de_causa")
        .limit(1000)
        .execute();
      return filas.map(({ uid_de_causa, monedas, donantes }) => ({
        uidDeCausa: uid_de_causa,
        monedas,
        donantes,
      }));
    },
  };
}
