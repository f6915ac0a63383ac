import { sql, type NotNull, type Selectable } from "kysely";
import type { ReservaRepository } from "../../../app/domain/agenda/reservas/repositorio";
import type { PedidoDeCambio, Reserva } from "../../../app/domain/agenda/reservas/reserva";
import type { Causa } from "../../../app/domain/shared/causa";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import {
  anotarCambios,
  aPedido,
  bloquearPedido,
  cerrarPedidos,
  conHistorial,
  delPedido,
  insertarPedido,
} from "../../ventas/module";

/** Spelled as in the partial index `pedidos_vivos`. */
const VIVO = sql<boolean>`pedidos.estado in ('pendiente', 'pagado')`;

export function makeReservaRepository(db: Db | Trx, causa: Causa): ReservaRepository {
  return {
    crear: (reserva) => conHistorial(db, (trx) => crear(trx, reserva, causa)),

    async porId(idPedido) {
      const fila = await reservas(db).where("id_pedido", "=", idPedido).executeTakeFirst();
      return fila ? aReserva(fila) : null;
    },

    async deUnaPersona(idPedido, idPersona) {
      const fila = await reservas(db)
        .where("id_pedido", "=", idPedido)
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aReserva(fila) : null;
    },

    async ultimaDelHorario(idHorario) {
      const fila = await reservas(db)
        .where("id_horario", "=", idHorario)
        .orderBy("creado_en", "desc")
        .limit(1)
        .executeTakeFirst();
      return fila ? aReserva(fila) : null;
    },

    async pendientes(idPersona) {
      const filas = await reservas(db)
        .where("id_persona", "=", idPersona)
        .where("estado", "=", "pendiente")
        .orderBy("creado_en")
        .execute();
      return filas.map(aReserva);
    },

    async cambiosPendientes(idCita) {
      const filas = await reservas(db)
        .where("id_cita", "=", idCita)
        .where("estado", "=", "pendiente")
        .execute();
      return filas.map(aReserva).filter(esCambio);
    },

    async relevados(idCita) {
      const filas = await reservas(db)
        .where("id_cita", "=", idCita)
        .where("relevado_por", "is not", null)
        .orderBy("creado_en")
        .execute();
      return filas.map(({ id_pedido }) => id_pedido);
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
        const antes = await bloquearPedido(trx, anterior.idPedido, ["pagado"]);
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
      cerrarPedidos(
        db,
        (pedidos) =>
          pedidos.where("id_horario", "in", idsHorario).where(VIVO).where("estado", "=", "pendiente"),
        { hasta, causa, now },
      ),
  };
}

async function crear(trx: Db | Trx, reserva: Reserva, causa: Causa): Promise<Reserva> {
  const cambio = reserva.clase === "cambio" ? reserva.cambio : null;
  const deUnHorario = {
    id_horario: reserva.idHorario,
    version_de_datos: reserva.versionDeDatos,
    id_cita: cambio?.idCita ?? null,
    version_de_cita: cambio?.version ?? null,
  };
  await insertarPedido(trx, reserva, deUnHorario, causa);
  const fila = await reservas(trx)
    .where("id_horario", "=", reserva.idHorario)
    .where(VIVO)
    .executeTakeFirstOrThrow();
  return aReserva(fila);
}

const reservas = (db: Db | Trx) =>
  db
    .selectFrom("pedidos")
    .selectAll()
    .where("clase", "in", ["sesion", "cambio"])
    .$narrowType<{ id_horario: NotNull }>();

type FilaDeReserva = Omit<Selectable<Tables["pedidos"]>, "id_horario"> & { id_horario: string };

function aReserva(fila: FilaDeReserva): Reserva {
  const deUnHorario = {
    ...aPedido(fila),
    idHorario: fila.id_horario,
    versionDeDatos: fila.version_de_datos,
  };
  if (fila.clase === "sesion") return { ...deUnHorario, clase: "sesion" };
  const { id_cita: idCita, version_de_cita: version } = fila;
  if (idCita === null || version === null) throw new Error(`order ${fila.id_pedido} changes no session`);
  return { ...deUnHorario, clase: "cambio", cambio: { idCita, version } };
}

const esCambio = (reserva: Reserva): reserva is PedidoDeCambio => reserva.clase === "cambio";
