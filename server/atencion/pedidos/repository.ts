import type { DevolucionDeEquipoRepository } from "../../../app/domain/atencion/pedidos/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeDevolucionDeEquipoRepository(db: Db | Trx): DevolucionDeEquipoRepository {
  return {
    async anotar({ idPersona, mes, idPedido, idCuenta, centimos, hechaEn }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("devoluciones_de_equipo")
        .values({
          ...{ id_persona: idPersona, mes, id_pedido: idPedido, id_cuenta: idCuenta, centimos },
          hecha_en: hechaEn.toISOString(),
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async hubo(idPersona, mes) {
      const fila = await db
        .selectFrom("devoluciones_de_equipo")
        .select("id_pedido")
        .where("id_persona", "=", idPersona)
        .where("mes", "=", mes)
        .executeTakeFirst();
      return fila !== undefined;
    },
  };
}
