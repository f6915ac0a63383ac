import { sql, type NotNull, type Selectable } from "kysely";
import type { Causa } from "../../../app/domain/shared/causa";
import type { PedidoRepository } from "../../../app/domain/ventas/pedidos/repositorio";
import type { EstadoDePedido, Pedido } from "../../../app/domain/ventas/pedidos/pedido";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { devolverUsos } from "./cupones";
import { anotarCambios, conHistorial, delPedido } from "./historial";

/** Spelled as in the partial index `pedidos_vivos`. */
const VIVO = sql<boolean>`pedidos.estado in ('pendiente', 'pagado')`;

const TERMINA_SIN_SESION = new Set<EstadoDePedido>(["vencido", "anulado", "devuelto"]);

export function makePedidoRepository(db: Db | Trx, causa: Causa): PedidoRepository {
  return {
    crear: (pedido) => conHistorial(db, (trx) => crear(trx, pedido, causa)),

    async deUnaPersona(idPedido, idPersona) {
      const fila = await porId(db, idPedido).where("id_persona", "=", idPersona).executeTakeFirst();
      return fila ? aPedido(fila) : null;
    },

    async porId(idPedido) {
      const fila = await porId(db, idPedido).executeTakeFirst();
      return fila ? aPedido(fila) : null;
    },

    async ultimoDelHorario(idHorario) {
      const fila = await db
        .selectFrom("pedidos")
        .selectAll()
        .where("id_horario", "=", idHorario)
        .orderBy("creado_en", "desc")
        .limit(1)
        .$narrowType<{ id_horario: NotNull }>()
        .executeTakeFirst();
      return fila ? aPedido(fila) : null;
    },

    cambiarEstado: (idPedido, desde, hasta, now) =>
      conHistorial(db, async (trx) => {
        const antes = await bloquear(trx, idPedido, desde);
        if (!antes) return false;
        await trx
          .updateTable("pedidos")
          .set({ estado: hasta, actualizado_en: now.toISOString() })
          .where("id_pedido", "=", idPedido)
          .execute();
        await anotarCambios(trx, [{ ...delPedido(idPedido), desde: antes, hasta, causa, creadoEn: now }]);
        if (TERMINA_SIN_SESION.has(hasta)) await devolverUsos(trx, [idPedido], now);
        return true;
      }),

    async pendientes(idPersona) {
      const filas = await db
        .selectFrom("pedidos")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("estado", "=", "pendiente")
        .where("id_horario", "is not", null)
        .$narrowType<{ id_horario: NotNull }>()
        .orderBy("creado_en")
        .execute();
      return filas.map(aPedido);
    },

    async cambiosPendientes(idCita) {
      const filas = await db
        .selectFrom("pedidos")
        .selectAll()
        .where("id_cita", "=", idCita)
        .where("estado", "=", "pendiente")
        .where("id_horario", "is not", null)
        .$narrowType<{ id_horario: NotNull }>()
        .execute();
      return filas.map(aPedido);
    },

    async rebajar(idPedido, cupon, descuentoCentimos, now) {
      await db
        .updateTable("pedidos")
        .set({ cupon, descuento_centimos: descuentoCentimos, actualizado_en: now.toISOString() })
        .where("id_pedido", "=", idPedido)
        .execute();
    },

    relevar: (anterior, { idPedido }, idCita, now) =>
      conHistorial(db, async (trx) => {
        // Before the former ends, so that nobody else takes this use in between.
        await trx
          .updateTable("usos_de_cupon")
          .set({ id_pedido: idPedido })
          .where("id_pedido", "=", anterior.idPedido)
          .where("devuelto_en", "is", null)
          .execute();
        const antes = await bloquear(trx, anterior.idPedido, ["pagado"]);
        if (!antes) return false;
        await trx
          .updateTable("pedidos")
          .set({
            estado: "devuelto",
            relevado_por: idPedido,
            id_cita: idCita,
            actualizado_en: now.toISOString(),
          })
          .where("id_pedido", "=", anterior.idPedido)
          .execute();
        const cambio = { desde: antes, hasta: "devuelto", causa, creadoEn: now };
        await anotarCambios(trx, [{ ...delPedido(anterior.idPedido), ...cambio }]);
        return true;
      }),

    async mudar(idPedido, idHorario, now) {
      await db
        .updateTable("pedidos")
        .set({ id_horario: idHorario, actualizado_en: now.toISOString() })
        .where("id_pedido", "=", idPedido)
        .execute();
    },

    cerrarPendientes: (idsHorario, hasta, now) =>
      conHistorial(db, async (trx) => {
        const cerrados = await trx
          .updateTable("pedidos")
          .set({ estado: hasta, actualizado_en: now.toISOString() })
          .where("id_horario", "in", idsHorario)
          .where(VIVO)
          .where("estado", "=", "pendiente")
          .returning("id_pedido")
          .execute();
        const ids = cerrados.map(({ id_pedido }) => id_pedido);
        // Whoever sweeps expired holds away, it was the clock that ended them.
        const porque = hasta === "vencido" ? "reloj" : causa;
        await anotarCambios(
          trx,
          ids.map((id) => ({ ...delPedido(id), desde: "pendiente", hasta, causa: porque, creadoEn: now })),
        );
        await devolverUsos(trx, ids, now);
      }),
  };
}

async function crear(trx: Db | Trx, pedido: Pedido, causa: Causa): Promise<Pedido> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("pedidos")
    .values({
      id_pedido: pedido.idPedido,
      id_persona: pedido.idPersona,
      id_horario: pedido.idHorario,
      estado: pedido.estado,
      precio_centimos: pedido.precioCentimos,
      cupon: pedido.cupon,
      descuento_centimos: pedido.descuentoCentimos,
      version_de_datos: pedido.versionDeDatos,
      id_cita: pedido.cambio?.idCita ?? null,
      version_de_cita: pedido.cambio?.version ?? null,
      a_cuenta_centimos: pedido.cambio?.aCuentaCentimos ?? 0,
      creado_en: pedido.creadoEn.toISOString(),
      actualizado_en: pedido.creadoEn.toISOString(),
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    const { idPedido, estado, creadoEn } = pedido;
    await anotarCambios(trx, [{ ...delPedido(idPedido), desde: null, hasta: estado, causa, creadoEn }]);
  }
  const fila = await trx
    .selectFrom("pedidos")
    .selectAll()
    .where("id_horario", "=", pedido.idHorario)
    .where(VIVO)
    .$narrowType<{ id_horario: NotNull }>()
    .executeTakeFirstOrThrow();
  return aPedido(fila);
}

/** Takes an order that is in one of these states, so that nobody changes it meanwhile. Answers in which. */
async function bloquear(trx: Db | Trx, idPedido: string, desde: EstadoDePedido[]) {
  const fila = await trx
    .updateTable("pedidos")
    .set((eb) => ({ estado: eb.ref("estado") }))
    .where("id_pedido", "=", idPedido)
    .where("estado", "in", desde)
    .returning("estado")
    .executeTakeFirst();
  return fila?.estado ?? null;
}

/** An order that is for a time; those for a pack are the purchases' own. */
const porId = (db: Db | Trx, idPedido: string) =>
  db
    .selectFrom("pedidos")
    .selectAll()
    .where("id_pedido", "=", idPedido)
    .where("id_horario", "is not", null)
    .$narrowType<{ id_horario: NotNull }>();

type FilaDePedido = Omit<Selectable<Tables["pedidos"]>, "id_horario"> & { id_horario: string };

function aPedido(fila: FilaDePedido): Pedido {
  return {
    idPedido: fila.id_pedido,
    idPersona: fila.id_persona,
    idHorario: fila.id_horario,
    estado: fila.estado,
    precioCentimos: fila.precio_centimos,
    cupon: fila.cupon,
    descuentoCentimos: fila.descuento_centimos,
    versionDeDatos: fila.version_de_datos,
    creadoEn: new Date(fila.creado_en),
    cambio:
      fila.id_cita !== null && fila.version_de_cita !== null
        ? {
            idCita: fila.id_cita,
            version: fila.version_de_cita,
            aCuentaCentimos: fila.a_cuenta_centimos,
          }
        : null,
    relevadoPor: fila.relevado_por,
  };
}
