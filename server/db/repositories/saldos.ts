import { randomUUID } from "node:crypto";
import type { SaldoRepository } from "../../../app/domain/puertos";
import type { Db, Trx } from "../client";
import type { Tables } from "../schema";

/** The ledger of bonos is append-only; `saldos` is its running total, kept in the same transaction. */
export function makeSaldoRepository(db: Db | Trx): SaldoRepository {
  return {
    async de(idPersona) {
      const filas = await db
        .selectFrom("saldos")
        .innerJoin("especialidades", "especialidades.id", "saldos.id_especialidad")
        .select(["especialidades.id", "especialidades.code", "especialidades.name", "saldos.cantidad"])
        .where("saldos.id_persona", "=", idPersona)
        .orderBy("especialidades.id")
        .execute();
      return filas.map(({ id, code, name, cantidad }) => ({
        idEspecialidad: id,
        abreviaturaEspecialidad: code,
        especialidad: name,
        cantidad,
      }));
    },

    async movimientos(idPersona, cuantos) {
      const filas = await db
        .selectFrom("movimientos_de_saldo as m")
        .innerJoin("especialidades", "especialidades.id", "m.id_especialidad")
        .select(["m.id_movimiento", "m.cantidad", "m.motivo", "m.creado_en", "especialidades.name"])
        .where("m.id_persona", "=", idPersona)
        .orderBy("m.creado_en", "desc")
        .orderBy("m.id_movimiento")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => ({
        idMovimiento: fila.id_movimiento,
        especialidad: fila.name,
        cantidad: fila.cantidad,
        motivo: fila.motivo,
        creadoEn: new Date(fila.creado_en),
      }));
    },

    async sumar(idPersona, idEspecialidad, cantidad, motivo, now) {
      await aumentar(db, idPersona, idEspecialidad, cantidad);
      await anotar(db, idPersona, idEspecialidad, cantidad, motivo, null, now);
    },

    async devolver(idPersona, idEspecialidad, idPedido, now) {
      // Its line in the ledger first: there is one of its reason for each order.
      if (await anotar(db, idPersona, idEspecialidad, 1, "cancelacion", idPedido, now)) {
        await aumentar(db, idPersona, idEspecialidad, 1);
      }
    },

    async gastar(idPersona, idEspecialidad, idPedido, now) {
      const { numUpdatedRows } = await db
        .updateTable("saldos")
        .set((eb) => ({ cantidad: eb("cantidad", "-", 1) }))
        .where("id_persona", "=", idPersona)
        .where("id_especialidad", "=", idEspecialidad)
        .where("cantidad", ">=", 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      return anotar(db, idPersona, idEspecialidad, -1, "cita", idPedido, now);
    },
  };
}

async function aumentar(db: Db | Trx, id_persona: number, id_especialidad: number, cantidad: number) {
  await db
    .insertInto("saldos")
    .values({ id_persona, id_especialidad, cantidad })
    .onConflict((conflicto) =>
      conflicto
        .columns(["id_persona", "id_especialidad"])
        .doUpdateSet((eb) => ({ cantidad: eb("saldos.cantidad", "+", cantidad) })),
    )
    .execute();
}

/** Writes the line, unless there is one of its reason for its order already. Answers whether it did. */
async function anotar(
  db: Db | Trx,
  id_persona: number,
  id_especialidad: number,
  cantidad: number,
  motivo: Tables["movimientos_de_saldo"]["motivo"],
  id_pedido: string | null,
  now: Date,
) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("movimientos_de_saldo")
    .values({
      id_movimiento: randomUUID(),
      id_persona,
      id_especialidad,
      cantidad,
      motivo,
      id_pedido,
      creado_en: now.toISOString(),
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
