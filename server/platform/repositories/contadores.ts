import { sql } from "kysely";
import { candado, exigirTransaccion } from "../database/candado";
import type { Db, Trx } from "../database/client";

/**
 * The next number of a series, from 1. The series stays locked until the transaction ends, so that there are no gaps.
 */
export async function siguienteNumero(trx: Db | Trx, nombre: string): Promise<number> {
  const { valor } = await trx
    .insertInto("contadores")
    .values({ nombre, valor: 1 })
    .onConflict((conflicto) => conflicto.column("nombre").doUpdateSet({ valor: sql`contadores.valor + 1` }))
    .returning("valor")
    .executeTakeFirstOrThrow();
  return valor;
}

/** Locks a series until the transaction ends, without taking a number. */
export async function tomarSerie(trx: Db | Trx, nombre: string): Promise<void> {
  await candado(trx, "contadores", "valor").where("nombre", "=", nombre).execute();
}

/** Locks a series until the transaction ends, also one that begins now, without taking a number. */
export async function abrirSerie(trx: Db | Trx, nombre: string): Promise<void> {
  exigirTransaccion(trx);
  await trx
    .insertInto("contadores")
    .values({ nombre, valor: 0 })
    .onConflict((conflicto) => conflicto.column("nombre").doUpdateSet({ valor: sql`contadores.valor` }))
    .execute();
}

/** Sets the last number of a series that this transaction has locked. */
export async function fijarNumero(trx: Db | Trx, nombre: string, numero: number): Promise<void> {
  await trx.updateTable("contadores").set({ valor: numero }).where("nombre", "=", nombre).execute();
}

/** Marks a number as used, so that the series does not give it. */
export async function reservarNumero(db: Db | Trx, nombre: string, numero: number): Promise<void> {
  await db
    .insertInto("contadores")
    .values({ nombre, valor: numero })
    .onConflict((conflicto) =>
      conflicto.column("nombre").doUpdateSet({
        valor: sql`case when contadores.valor < ${numero} then ${numero} else contadores.valor end`,
      }),
    )
    .execute();
}
