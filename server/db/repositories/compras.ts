import { sql, type NotNull, type Selectable } from "kysely";
import type { Compra, Paquete } from "../../../app/domain/compras/paquete";
import type { Causa } from "../../../app/domain/historial/historial";
import type { CompraRepository, PaqueteRepository } from "../../../app/domain/puertos";
import type { Db, Trx } from "../client";
import type { Tables } from "../schema";
import { devolverUsos } from "./cupones";
import { anotarCambios, conHistorial, delPedido } from "./historial";

export function makePaqueteRepository(db: Db | Trx): PaqueteRepository {
  const enVenta = () => db.selectFrom("paquetes").selectAll().where("en_venta", "=", 1);
  const cambiar = async (idPaquete: string, cambios: { precio_centimos: number } | { en_venta: 0 }) => {
    const { numUpdatedRows } = await db
      .updateTable("paquetes")
      .set(cambios)
      .where("id_paquete", "=", idPaquete)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  return {
    async todos() {
      const filas = await db
        .selectFrom("paquetes")
        .selectAll()
        .orderBy("id_especialidad")
        .orderBy("sesiones")
        .orderBy("id_paquete")
        .execute();
      return filas.map((fila) => ({ ...aPaquete(fila), enVenta: fila.en_venta === 1 }));
    },

    guardar: (paquete) => guardarPaquete(db, paquete),
    fijarPrecio: (idPaquete, precio_centimos) => cambiar(idPaquete, { precio_centimos }),
    retirar: (idPaquete) => cambiar(idPaquete, { en_venta: 0 }),

    async enVenta() {
      const filas = await enVenta().orderBy("id_especialidad").orderBy("sesiones").execute();
      return filas.map(aPaquete);
    },

    async enVentaPorId(idPaquete) {
      const fila = await enVenta().where("id_paquete", "=", idPaquete).executeTakeFirst();
      return fila ? aPaquete(fila) : null;
    },
  };
}

/** Writes a pack, or its terms anew; orders that were made keep theirs. */
export async function guardarPaquete(db: Db | Trx, paquete: Paquete): Promise<void> {
  const terminos = {
    id_especialidad: paquete.idEspecialidad,
    sesiones: paquete.sesiones,
    meses: paquete.meses,
    precio_centimos: paquete.precioCentimos,
    monedas: paquete.monedas,
    en_venta: 1 as const,
  };
  await db
    .insertInto("paquetes")
    .values({ id_paquete: paquete.idPaquete, ...terminos })
    .onConflict((conflicto) => conflicto.column("id_paquete").doUpdateSet(terminos))
    .execute();
}

/** Spelled as in the partial index `compras_por_vencer`. */
const POR_VENCER = sql<boolean>`id_paquete is not null
  and estado not in ('pagado', 'vencido', 'anulado', 'devuelto')`;

export function makeCompraRepository(db: Db | Trx, causa: Causa): CompraRepository {
  const compras = () =>
    db
      .selectFrom("pedidos")
      .innerJoin("paquetes", "paquetes.id_paquete", "pedidos.id_paquete")
      .selectAll("pedidos")
      .select("paquetes.id_especialidad")
      .$narrowType<{ id_paquete: NotNull; sesiones: NotNull; meses: NotNull }>();
  const porPagar = (idPersona: number, idPaquete: string) =>
    compras()
      .where("pedidos.id_persona", "=", idPersona)
      .where("pedidos.id_paquete", "=", idPaquete)
      .where(sql<boolean>`pedidos.id_paquete is not null and pedidos.estado = 'pendiente'`);
  const porId = async (idPedido: string) => {
    const fila = await compras().where("pedidos.id_pedido", "=", idPedido).executeTakeFirst();
    return fila ? aCompra(fila) : null;
  };
  return {
    async crear(compra) {
      await conHistorial(db, (trx) => crear(trx, compra, causa));
      return aCompra(await porPagar(compra.idPersona, compra.idPaquete).executeTakeFirstOrThrow());
    },

    canjear: (compra) => conHistorial(db, (trx) => crear(trx, compra, causa)),

    porId,

    async bloquear(idPedido) {
      await db
        .updateTable("pedidos")
        .set((eb) => ({ estado: eb.ref("estado") }))
        .where("id_pedido", "=", idPedido)
        .execute();
      return porId(idPedido);
    },

    async pendiente(idPersona, idPaquete) {
      const fila = await porPagar(idPersona, idPaquete).executeTakeFirst();
      return fila ? aCompra(fila) : null;
    },

    async deUnaPersona(idPedido, idPersona) {
      const fila = await compras()
        .where("pedidos.id_pedido", "=", idPedido)
        .where("pedidos.id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aCompra(fila) : null;
    },

    async deLaPersona(idPersona, cuantas) {
      const filas = await compras()
        .where("pedidos.id_persona", "=", idPersona)
        .where(sql<boolean>`pedidos.id_paquete is not null`)
        .orderBy("pedidos.creado_en", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(aCompra);
    },

    vencer: (creadasHasta, now) =>
      conHistorial(db, async (trx) => {
        const vencidas = await trx
          .updateTable("pedidos")
          .set({ estado: "vencido", actualizado_en: now.toISOString() })
          .where(POR_VENCER)
          .where("creado_en", "<=", creadasHasta.toISOString())
          .returning("id_pedido")
          .execute();
        const ids = vencidas.map(({ id_pedido }) => id_pedido);
        await anotarCambios(
          trx,
          ids.map((id) => ({
            ...delPedido(id),
            desde: "pendiente",
            hasta: "vencido",
            causa,
            creadoEn: now,
          })),
        );
        await devolverUsos(trx, ids, now);
      }),
  };
}

/** Writes it and answers true, unless the person has an order of the same pack that waits to be paid. */
async function crear(trx: Db | Trx, compra: Compra, causa: Causa): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("pedidos")
    .values({
      id_pedido: compra.idPedido,
      id_persona: compra.idPersona,
      id_horario: null,
      id_paquete: compra.idPaquete,
      sesiones: compra.sesiones,
      meses: compra.meses,
      estado: compra.estado,
      monedas: compra.estado === "pagado" ? compra.monedas : null,
      precio_centimos: compra.precioCentimos,
      cupon: null,
      descuento_centimos: compra.descuentoCentimos,
      // Nothing of a session is told to buy a pack: no such text was accepted.
      version_de_datos: "",
      creado_en: compra.creadoEn.toISOString(),
      actualizado_en: compra.creadoEn.toISOString(),
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const { idPedido, estado, creadoEn } = compra;
  await anotarCambios(trx, [{ ...delPedido(idPedido), desde: null, hasta: estado, causa, creadoEn }]);
  return true;
}

function aPaquete(fila: Selectable<Tables["paquetes"]>): Paquete {
  return {
    idPaquete: fila.id_paquete,
    idEspecialidad: fila.id_especialidad,
    sesiones: fila.sesiones,
    meses: fila.meses,
    precioCentimos: fila.precio_centimos,
    monedas: fila.monedas,
  };
}

interface FilaDeCompra {
  id_pedido: string;
  id_persona: number;
  id_paquete: string;
  id_especialidad: number;
  estado: Compra["estado"];
  precio_centimos: number;
  cupon: string | null;
  descuento_centimos: number;
  monedas: number | null;
  sesiones: number;
  meses: number;
  creado_en: string;
}

function aCompra(fila: FilaDeCompra): Compra {
  return {
    idPedido: fila.id_pedido,
    idPersona: fila.id_persona,
    idPaquete: fila.id_paquete,
    idEspecialidad: fila.id_especialidad,
    estado: fila.estado,
    precioCentimos: fila.precio_centimos,
    cupon: fila.cupon,
    descuentoCentimos: fila.descuento_centimos,
    monedas: fila.monedas,
    sesiones: fila.sesiones,
    meses: fila.meses,
    creadoEn: new Date(fila.creado_en),
  };
}
