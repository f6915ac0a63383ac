import { expressionBuilder, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { enProceso } from "../../ventas/module";
import { VIVA } from "./fechas";

/** The next place that somebody has in a date which is not over: a statement about something else of theirs joins it. */
export const idDelProximoLugar = (db: Db | Trx, idPersona: number, now: Date) =>
  db
    .selectFrom("inscripciones")
    .innerJoin("fechas_de_taller", (on) =>
      on
        .onRef("fechas_de_taller.uid", "=", "inscripciones.uid")
        .onRef("fechas_de_taller.fecha", "=", "inscripciones.fecha"),
    )
    .select("inscripciones.id_inscripcion")
    .where(VIVA)
    .where("inscripciones.id_persona", "=", idPersona)
    .where((eb) =>
      eb.or([
        eb("inscripciones.estado", "=", "inscrita"),
        eb.and([
          eb("inscripciones.estado", "=", "ofrecida"),
          eb("inscripciones.expira_en", ">", now.toISOString()),
        ]),
      ]),
    )
    .where("fechas_de_taller.fin", ">", now.toISOString())
    .where("fechas_de_taller.cancelada_por", "is", null)
    // What is kept for some minutes only comes before what is theirs.
    .orderBy("inscripciones.estado", "desc")
    .orderBy("fechas_de_taller.inicio")
    .orderBy("inscripciones.id_inscripcion")
    .limit(1);

/** The order that waits for the payment of a place which another statement names, and whether one is under way. */
export function suPedidoPendiente(idInscripcion: `${string}.id_inscripcion`) {
  const pendiente = expressionBuilder<Tables>()
    .selectFrom("pedidos_de_taller as suyo")
    .innerJoin("pedidos", "pedidos.id_pedido", "suyo.id_pedido")
    .where("suyo.id_inscripcion", "=", sql.ref<string>(idInscripcion))
    .where("pedidos.estado", "=", "pendiente")
    .limit(1);
  return [
    pendiente.select("pedidos.id_pedido").as("por_pagar"),
    pendiente.select(enProceso("pedidos.id_pedido")).as("en_proceso"),
  ] as const;
}
