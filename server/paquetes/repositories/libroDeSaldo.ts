import { randomUUID } from "node:crypto";
import type { MotivoDeMovimiento } from "../../../app/domain/paquetes/saldo/saldo";
import type { ClaveDeSaldo } from "../../../app/domain/paquetes/saldo/repositorio";
import type { Db, Trx } from "../../platform/database/client";

type Cambio = ClaveDeSaldo & { cantidad: number };

/** Adds to the running total. This locks the balance until the transaction ends. */
export async function aumentar(db: Db | Trx, { idPersona, idEspecialidad, cantidad }: Cambio) {
  await db
    .insertInto("saldos")
    .values({ id_persona: idPersona, id_especialidad: idEspecialidad, cantidad })
    .onConflict((conflicto) =>
      conflicto
        .columns(["id_persona", "id_especialidad"])
        .doUpdateSet((eb) => ({ cantidad: eb("saldos.cantidad", "+", cantidad) })),
    )
    .execute();
}

/** Takes from the running total. With 0 it only locks the balance, so that the caller can then read its lots. */
export async function disminuir(db: Db | Trx, { idPersona, idEspecialidad, cantidad }: Cambio) {
  await db
    .updateTable("saldos")
    .set((eb) => ({ cantidad: eb("cantidad", "-", cantidad) }))
    .where("id_persona", "=", idPersona)
    .where("id_especialidad", "=", idEspecialidad)
    .execute();
}

interface Linea extends ClaveDeSaldo {
  cantidad: number;
  motivo: MotivoDeMovimiento;
  idPedido: string | null;
  idLote?: string | null;
}

/** Writes a line in the ledger of prepaid sessions. False when the order already has a line with the same reason. */
export async function anotar(db: Db | Trx, linea: Linea, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("movimientos_de_saldo")
    .values({
      id_movimiento: randomUUID(),
      id_persona: linea.idPersona,
      id_especialidad: linea.idEspecialidad,
      cantidad: linea.cantidad,
      motivo: linea.motivo,
      id_pedido: linea.idPedido,
      id_lote: linea.idLote ?? null,
      creado_en: now.toISOString(),
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
