import type { MiAgendaRepository } from "../../../app/domain/agenda/miAgenda/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeMiAgendaRepository(db: Db | Trx): MiAgendaRepository {
  return {
    async especialistaDe(idCuenta) {
      const fila = await db
        .selectFrom("cuentas_de_especialista")
        .select("id_especialista")
        .where("id_cuenta", "=", idCuenta)
        .executeTakeFirst();
      return fila?.id_especialista ?? null;
    },

    async unir(idEspecialista, idCuenta, now) {
      await db
        .deleteFrom("cuentas_de_especialista")
        .where((eb) => eb.or([eb("id_especialista", "=", idEspecialista), eb("id_cuenta", "=", idCuenta)]))
        .execute();
      await db
        .insertInto("cuentas_de_especialista")
        .values({ id_especialista: idEspecialista, id_cuenta: idCuenta, unida_en: now.toISOString() })
        .execute();
    },

    async inasistencias(idsDeHorario) {
      if (idsDeHorario.length === 0) return new Set();
      const filas = await db
        .selectFrom("inasistencias")
        .select("id_horario")
        .where("id_horario", "in", [...idsDeHorario])
        .execute();
      return new Set(filas.map(({ id_horario }) => id_horario));
    },

    async anotarInasistencia({ idCita, idHorario, idPersona }, idCuenta, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("inasistencias")
        .values({
          ...{ id_horario: idHorario, id_cita: idCita, id_persona: idPersona },
          ...{ id_cuenta: idCuenta, anotada_en: now.toISOString() },
        })
        .onConflict((conflicto) => conflicto.column("id_horario").doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
