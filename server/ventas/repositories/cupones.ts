import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { Cupon } from "../../../app/domain/ventas/cupones/cupon";
import type { CosaConCupon } from "../../../app/domain/ventas/pedidos/vendible";
import type { CodigoDePlan } from "../../../app/domain/cuentas/perfil/planes";
import type { CuponRepository } from "../../../app/domain/ventas/cupones/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeCuponRepository(db: Db | Trx): CuponRepository {
  const repo: CuponRepository = {
    guardar: (cupon) => guardarCupon(db, cupon),

    async porCodigo(codigo) {
      const fila = await db.selectFrom("cupones").selectAll().where("codigo", "=", codigo).executeTakeFirst();
      return fila ? aCupon(fila) : null;
    },

    async detener(codigo, ahora) {
      const instante = ahora.toISOString();
      // The days of a coupon are in order, also when it ends before its first day.
      const unInstanteAntes = new Date(ahora.getTime() - 1).toISOString();
      const { numUpdatedRows } = await db
        .updateTable("cupones")
        .set({
          hasta: instante,
          desde: sql<string>`case when desde < ${instante} then desde else ${unInstanteAntes} end`,
        })
        .where("codigo", "=", codigo)
        .where("hasta", ">", instante)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async ultimos(cuantos) {
      const filas = await db
        .selectFrom("cupones")
        .selectAll()
        .orderBy("hasta", "desc")
        .orderBy("codigo")
        .limit(cuantos)
        .execute();
      return filas.map(aCuponUsado);
    },

    async usado(codigo) {
      const fila = await db.selectFrom("cupones").selectAll().where("codigo", "=", codigo).executeTakeFirst();
      return fila ? aCuponUsado(fila) : null;
    },

    async usos(codigo, idPersona) {
      const [cupon, usosPropios] = await Promise.all([
        db.selectFrom("cupones").select("usados").where("codigo", "=", codigo).executeTakeFirst(),
        db
          .selectFrom("usos_de_cupon as u")
          .innerJoin("pedidos as p", "p.id_pedido", "u.id_pedido")
          .select("p.estado")
          .where("u.id_persona", "=", idPersona)
          .where("u.codigo", "=", codigo)
          .where("u.devuelto_en", "is", null)
          .execute(),
      ]);
      return {
        total: cupon?.usados ?? 0,
        propios: usosPropios.length,
        sinPagar: usosPropios.filter(({ estado }) => estado === "pendiente").length,
      };
    },

    async contarUso(codigo) {
      const { numUpdatedRows } = await db
        .updateTable("cupones")
        .set((eb) => ({ usados: eb("usados", "+", 1) }))
        .where("codigo", "=", codigo)
        .where((eb) => eb.or([eb("maximo_total", "is", null), eb("usados", "<", eb.ref("maximo_total"))]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async anotarUso({ codigo, idPersona, idPedido }, now) {
      await db
        .insertInto("usos_de_cupon")
        .values({
          id_uso: randomUUID(),
          codigo,
          id_persona: idPersona,
          id_pedido: idPedido,
          creado_en: now.toISOString(),
          devuelto_en: null,
        })
        .execute();
    },

    devolver: (idsPedido, now) => devolverUsos(db, idsPedido, now),

    async retomar({ idPedido, idPersona, cupon }, now) {
      if (!cupon) return true;
      const vivo = await db
        .selectFrom("usos_de_cupon")
        .select("id_uso")
        .where("id_pedido", "=", idPedido)
        .where("devuelto_en", "is", null)
        .executeTakeFirst();
      if (vivo) return true;
      if (!(await repo.contarUso(cupon))) return false;
      await repo.anotarUso({ codigo: cupon, idPersona, idPedido }, now);
      return true;
    },
  };
  return repo;
}

/** Moves the use of a coupon from one order to another. */
export async function pasarUsos(db: Db | Trx, idPedido: string, aPedido: string): Promise<void> {
  await db
    .updateTable("usos_de_cupon")
    .set({ id_pedido: aPedido })
    .where("id_pedido", "=", idPedido)
    .where("devuelto_en", "is", null)
    .execute();
}

/** Gives coupon uses back. A use case that ends an order calls this in the same transaction. */
export async function devolverUsos(db: Db | Trx, idsPedido: readonly string[], now: Date): Promise<void> {
  if (idsPedido.length === 0) return;
  const devueltos = await db
    .updateTable("usos_de_cupon")
    .set({ devuelto_en: now.toISOString() })
    .where("id_pedido", "in", idsPedido)
    .where("devuelto_en", "is", null)
    .returning("codigo")
    .execute();
  // Sorted by code, so that two transactions that give back the same coupons cannot deadlock (PostgreSQL § 13.3.4).
  for (const { codigo } of devueltos.sort((a, b) => a.codigo.localeCompare(b.codigo))) {
    await db
      .updateTable("cupones")
      .set({ usados: sql`usados - 1` })
      .where("codigo", "=", codigo)
      .execute();
  }
}

/** Writes a coupon, or new limits of it; its number of uses stays. */
export async function guardarCupon(db: Db | Trx, cupon: Cupon): Promise<void> {
  const { descuento } = cupon;
  const limites = {
    tipo: descuento.tipo,
    valor: descuento.tipo === "monto" ? descuento.centimos : descuento.porcentaje,
    para: cupon.para,
    especialidad: cupon.especialidad,
    plan: cupon.plan,
    maximo_total: cupon.maximoTotal,
    maximo_por_persona: cupon.maximoPorPersona,
    desde: cupon.desde.toISOString(),
    hasta: cupon.hasta.toISOString(),
  };
  await db
    .insertInto("cupones")
    .values({ codigo: cupon.codigo, ...limites })
    .onConflict((conflicto) => conflicto.column("codigo").doUpdateSet(limites))
    .execute();
}

const aCuponUsado = (fila: Selectable<Tables["cupones"]>) => ({ ...aCupon(fila), usados: fila.usados });

function aCupon(fila: Selectable<Tables["cupones"]>): Cupon {
  return {
    codigo: fila.codigo,
    descuento:
      fila.tipo === "monto"
        ? { tipo: "monto", centimos: fila.valor }
        : { tipo: "porcentaje", porcentaje: fila.valor },
    para: fila.para as CosaConCupon | null,
    especialidad: fila.especialidad,
    plan: fila.plan as CodigoDePlan | null,
    maximoTotal: fila.maximo_total,
    maximoPorPersona: fila.maximo_por_persona,
    desde: new Date(fila.desde),
    hasta: new Date(fila.hasta),
  };
}
