import { expressionBuilder, sql, type Expression } from "kysely";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import type { Huecos } from "../../platform/database/sentencia";
import { enProceso } from "../../ventas/module";
import { VIVA } from "./fechas";

/**
 * A person's next place in a date that is not over, for a join in another statement about the person. Held places count
 * when they expire after the instant `guardadosDesde`.
 */
export const idDelProximoLugar = (
  db: Db | Trx,
  { idPersona, ahora, guardadosDesde }: Huecos<{ idPersona: number; ahora: string; guardadosDesde: string }>,
) =>
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
          eb("inscripciones.expira_en", ">", guardadosDesde),
        ]),
      ]),
    )
    .where("fechas_de_taller.fin", ">", ahora)
    .where("fechas_de_taller.cancelada_por", "is", null)
    // A place held for some minutes comes before a place that is taken.
    .orderBy("inscripciones.estado", "desc")
    .orderBy("fechas_de_taller.inicio")
    .orderBy("inscripciones.id_inscripcion")
    .limit(1);

/**
 * The unpaid order of the outer statement's place, and whether its payment is in process. `pendiente` is that state as
 * a value: with a constant PostgreSQL may read the partial index of all unpaid orders.
 */
export function suPedidoPendiente(
  idInscripcion: `${string}.id_inscripcion`,
  pendiente: Expression<"pendiente">,
) {
  const suyo = expressionBuilder<Tables>()
    .selectFrom("pedidos_de_taller as suyo")
    .innerJoin("pedidos", "pedidos.id_pedido", "suyo.id_pedido")
    .where("suyo.id_inscripcion", "=", sql.ref<string>(idInscripcion))
    // The cast keeps SQLite from comparing the value with the partial indexes before each run.
    .where("pedidos.estado", "=", sql<"pendiente">`cast(${pendiente} as text)`)
    .limit(1);
  return [
    suyo.select("pedidos.id_pedido").as("por_pagar"),
    suyo.select(enProceso("pedidos.id_pedido")).as("en_proceso"),
  ] as const;
}
