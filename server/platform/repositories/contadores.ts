import { sql } from "kysely";
import type { Db, Trx } from "../database/client";

/** The next number of a series, from 1. Whoever asks holds the series until their transaction ends: no gaps. */
export async function siguienteNumero(trx: Db | Trx, nombre: string): Promise<number> {
  const { valor } = await trx
    .insertInto("contadores")
    .values({ nombre, valor: 1 })
    .onConflict((conflicto) => conflicto.column("nombre").doUpdateSet({ valor: sql`contadores.valor + 1` }))
    .returning("valor")
    .executeTakeFirstOrThrow();
  return valor;
}

/** Holds a series until the transaction ends, and takes no number of it. */
export async function tomarSerie(trx: Db | Trx, nombre: string): Promise<void> {
  await trx
    .updateTable("contadores")
    .set((eb) => ({ valor: eb.ref("valor") }))
    .where("nombre", "=", nombre)
    .execute();
}

/** A number that was given without asking is not given again. */
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
