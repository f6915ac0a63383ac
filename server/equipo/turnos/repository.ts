import type { Selectable } from "kysely";
import type { TurnoDeGuardiaRepository } from "../../../app/domain/equipo/turnos/repositorio";
import type { Nivel, Turno } from "../../../app/domain/equipo/turnos/turno";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

const deTurno = (fila: Selectable<Tables["turnos_de_guardia"]>): Turno => ({
  idTurno: fila.id_turno,
  nivel: fila.nivel as Nivel,
  idCuenta: fila.id_cuenta,
  empiezaEn: new Date(fila.empieza_en),
  terminaEn: new Date(fila.termina_en),
  destino: fila.destino,
  puestoPor: fila.puesto_por,
  puestoEn: new Date(fila.puesto_en),
});

/** Turns of the guard. */
export function makeTurnoDeGuardiaRepository(db: Db | Trx): TurnoDeGuardiaRepository {
  const guardias = () =>
    db
      .selectFrom("roles_de_equipo")
      .innerJoin("cuentas_de_equipo", "cuentas_de_equipo.id_cuenta", "roles_de_equipo.id_cuenta")
      .where("rol", "=", "guardia")
      .where("confirmado_en", "is not", null)
      .where("quitado_en", "is", null)
      .where("estado", "=", "activa")
      .select(["cuentas_de_equipo.id_cuenta as idCuenta", "nombre", "correo"]);
  const sinTerminar = (now: Date) =>
    db.selectFrom("turnos_de_guardia").where("termina_en", ">", now.toISOString());

  return {
    async poner({ idTurno, nivel, idCuenta, empiezaEn, terminaEn, destino, puestoPor, puestoEn }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("turnos_de_guardia")
        .values({
          ...{ id_turno: idTurno, nivel, id_cuenta: idCuenta, destino, puesto_por: puestoPor },
          ...{ empieza_en: empiezaEn.toISOString(), termina_en: terminaEn.toISOString() },
          ...{ puesto_en: puestoEn.toISOString(), anunciado_en: null },
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async quitar(idTurno, now) {
      const ahora = now.toISOString();
      const terminado = await db
        .updateTable("turnos_de_guardia")
        .set({ termina_en: ahora })
        .where("id_turno", "=", idTurno)
        .where("empieza_en", "<", ahora)
        .where("termina_en", ">", ahora)
        .returning("id_cuenta as idCuenta")
        .executeTakeFirst();
      if (terminado) return terminado;
      const borrado = await db
        .deleteFrom("turnos_de_guardia")
        .where("id_turno", "=", idTurno)
        .where("empieza_en", ">=", ahora)
        .returning("id_cuenta as idCuenta")
        .executeTakeFirst();
      return borrado ?? null;
    },

    async desde(now, cuantos) {
      const filas = await sinTerminar(now)
        .selectAll()
        .orderBy("empieza_en")
        .orderBy("nivel")
        .limit(cuantos)
        .execute();
      return filas.map(deTurno);
    },

    async enTurno(now) {
      const turnos = await sinTerminar(now)
        .where("empieza_en", "<=", now.toISOString())
        .select(["nivel", "id_cuenta", "destino"])
        .orderBy("nivel")
        .execute();
      if (turnos.length === 0) return [];
      const miembros = await guardias().execute();
      return turnos.flatMap(({ nivel, id_cuenta, destino }) => {
        const miembro = miembros.find(({ idCuenta }) => idCuenta === id_cuenta);
        return miembro ? [{ ...miembro, nivel: nivel as Nivel, destino }] : [];
      });
    },

    conElRol: () => guardias().orderBy("nombre").orderBy("cuentas_de_equipo.id_cuenta").execute(),

    async porAnunciar(now) {
      const filas = await sinTerminar(now)
        .where("empieza_en", "<=", now.toISOString())
        .where("anunciado_en", "is", null)
        .selectAll()
        .execute();
      return filas.map(deTurno);
    },

    async anunciar(idTurno, now) {
      const { numUpdatedRows } = await db
        .updateTable("turnos_de_guardia")
        .set({ anunciado_en: now.toISOString() })
        .where("id_turno", "=", idTurno)
        .where("anunciado_en", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}
