import type { CalendarioPropioRepository } from "../../../app/domain/agenda/calendarioPropio/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeCalendarioPropioRepository(db: Db | Trx): CalendarioPropioRepository {
  return {
    async de(idCuenta) {
      const fila = await db
        .selectFrom("calendarios_de_especialista")
        .selectAll()
        .where("id_cuenta", "=", idCuenta)
        .executeTakeFirst();
      return fila ? { huella: fila.huella, creadoEn: new Date(fila.creado_en) } : null;
    },

    async porHuella(huella) {
      const fila = await db
        .selectFrom("calendarios_de_especialista as calendario")
        .innerJoin("cuentas_de_equipo as cuenta", "cuenta.id_cuenta", "calendario.id_cuenta")
        .innerJoin("cuentas_de_especialista as union", "union.id_cuenta", "calendario.id_cuenta")
        .select(["calendario.id_cuenta", "union.id_especialista"])
        .where("calendario.huella", "=", huella)
        .where("cuenta.estado", "=", "activa")
        .executeTakeFirst();
      return fila ? { idCuenta: fila.id_cuenta, idEspecialista: fila.id_especialista } : null;
    },

    async guardar(idCuenta, huella, now) {
      const valores = { huella, creado_en: now.toISOString() };
      await db
        .insertInto("calendarios_de_especialista")
        .values({ id_cuenta: idCuenta, ...valores })
        .onConflict((conflicto) => conflicto.column("id_cuenta").doUpdateSet(valores))
        .execute();
    },

    async borrar(idCuenta) {
      const { numDeletedRows } = await db
        .deleteFrom("calendarios_de_especialista")
        .where("id_cuenta", "=", idCuenta)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
