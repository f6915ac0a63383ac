import type { ClaveDeSaldo, SaldoRepository } from "../../../app/domain/paquetes/saldo/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import { devolverAlLote, esDePaqueteDevuelto, gastarDelLote, lotesDeSaldo } from "./lotesDeSaldo";
import { anotar, aumentar, disminuir } from "./libroDeSaldo";
import { QUEDA_ALGO } from "./lotes";

/**
 * Repository of prepaid sessions (`bonos`). Their ledger only grows; `saldos` is its running total, kept in the same
 * transaction.
 */
export function makeSaldoRepository(db: Db | Trx): SaldoRepository {
  return {
    async resumen(idPersona) {
      const filas = await resumen(db, { idPersona });
      return {
        monedas: filas[0]?.apagadas ? null : (filas[0]?.monedas ?? 0),
        // The query gives one row for each lot of a balance, and one for a balance without lots.
        bonos: filas.flatMap(({ id, code, name, cantidad }, indice) =>
          id === null || code === null || name === null || id === filas[indice - 1]?.id
            ? []
            : {
                idEspecialidad: id,
                abreviaturaEspecialidad: code,
                especialidad: name,
                cantidad: cantidad ?? 0,
              },
        ),
        lotes: filas.flatMap(({ name, slug, quedan, vence_en }) =>
          name === null || slug === null || quedan === null || vence_en === null
            ? []
            : { especialidad: name, slugDeEspecialidad: slug, quedan, venceEn: new Date(vence_en) },
        ),
      };
    },

    async movimientos(idPersona, cuantos) {
      const filas = await db
        .selectFrom("movimientos_de_saldo as m")
        .innerJoin("especialidades", "especialidades.id", "m.id_especialidad")
        .leftJoin("pedidos", "pedidos.id_pedido", "m.id_pedido")
        .select(["m.id_movimiento", "m.cantidad", "m.motivo", "m.creado_en", "m.id_pedido"])
        .select(["pedidos.monedas", "pedidos.clase", "especialidades.name"])
        .where("m.id_persona", "=", idPersona)
        .orderBy("m.creado_en", "desc")
        .orderBy("m.id_movimiento")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => ({
        idMovimiento: fila.id_movimiento,
        especialidad: fila.name,
        cantidad: fila.cantidad,
        motivo: fila.motivo === "compra" && fila.monedas !== null ? "canje" : fila.motivo,
        idDeCompra: fila.clase === "paquete" ? fila.id_pedido : null,
        creadoEn: new Date(fila.creado_en),
      }));
    },

    async sumar({ idPersona, idEspecialidad, cantidad, motivo }, now) {
      await aumentar(db, { idPersona, idEspecialidad, cantidad });
      await anotar(db, { idPersona, idEspecialidad, cantidad, motivo, idPedido: null }, now);
    },

    async devolver({ idPersona, idEspecialidad, idPedido }, now) {
      // A refund of a pack locks this balance too, so the order of the pack is read after the lock.
      await disminuir(db, { idPersona, idEspecialidad, cantidad: 0 });
      if (await esDePaqueteDevuelto(db, idPedido)) return false;
      // The line of the ledger is written first: an order can have only one line with this reason.
      const linea = { idPersona, idEspecialidad, cantidad: 1, motivo: "cancelacion", idPedido } as const;
      if (!(await anotar(db, linea, now))) return true;
      await aumentar(db, { idPersona, idEspecialidad, cantidad: 1 });
      await devolverAlLote(db, idPedido, now);
      return true;
    },

    async gastar({ idPersona, idEspecialidad, idPedido }, now) {
      const gastados = await gastarUno(db, { idPersona, idEspecialidad });
      if (gastados.length === 0) return false;
      const idLote = await gastarDelLote(db, { idPersona, idEspecialidad });
      const linea = { idPersona, idEspecialidad, cantidad: -1, motivo: "cita", idPedido, idLote } as const;
      return anotar(db, linea, now);
    },

    ...lotesDeSaldo(db),
  };
}

const gastarUno = sentencia((db, { idPersona, idEspecialidad }: Huecos<ClaveDeSaldo>) =>
  db
    .updateTable("saldos")
    .set((eb) => ({ cantidad: eb("cantidad", "-", 1) }))
    .where("id_persona", "=", idPersona)
    .where("id_especialidad", "=", idEspecialidad)
    .where("cantidad", ">=", 1)
    .returning("cantidad"),
);

const resumen = sentencia((db, { idPersona }: Huecos<{ idPersona: number }>) =>
  db
    .selectFrom("personas as p")
    .leftJoin("monedas", "monedas.id_persona", "p.id_persona")
    .leftJoin("saldos", "saldos.id_persona", "p.id_persona")
    .leftJoin("especialidades as e", "e.id", "saldos.id_especialidad")
    .leftJoin("lotes_de_saldo as l", (union) =>
      union
        .onRef("l.id_persona", "=", "saldos.id_persona")
        .onRef("l.id_especialidad", "=", "saldos.id_especialidad")
        .on(QUEDA_ALGO),
    )
    .select([
      "monedas.cantidad as monedas",
      "monedas.apagadas",
      "saldos.cantidad",
      "e.id",
      "e.code",
      "e.name",
      "e.slug",
    ])
    .select(["l.quedan", "l.vence_en"])
    .where("p.id_persona", "=", idPersona)
    .orderBy("e.id")
    .orderBy("l.vence_en"),
);
