import { sql } from "kysely";
import type { Limpieza } from "../../../app/domain/operador/limpieza/limpiar";
import type { Db } from "../../platform/database/client";

/** Deletes what is over and of no use any more: so many rows at a time, the oldest first. */
export function makeLimpiezaRepository(db: Db): Limpieza {
  const borrar =
    (tabla: string, clave: string, termino: string, ademas = sql`1 = 1`) =>
    async (hasta: Date, cuantos: number) => {
      const vencidas = sql`${sql.ref(termino)} <= ${hasta.toISOString()} and ${ademas}`;
      // Somebody may use a row again meanwhile: then it is young, and stays.
      const { numAffectedRows } =
        await sql`delete from ${sql.table(tabla)} where ${vencidas} and ${sql.ref(clave)} in
        (select ${sql.ref(clave)} from ${sql.table(tabla)} where ${vencidas}
         order by ${sql.ref(termino)} limit ${cuantos})`.execute(db);
      return Number(numAffectedRows);
    };
  return {
    refrescos: borrar("refrescos", "huella", "expira_en"),
    accesos: borrar("accesos", "id_acceso", "expira_en"),
    intentos: borrar("intentos", "clave", "desde"),
    registros: borrar("registros", "id_registro", "expira_en"),
    codigos: borrar("codigos", "id_codigo", "expira_en"),
    recuperaciones: borrar("recuperaciones", "id_recuperacion", "expira_en"),
    fallos: borrar("fallos", "id_fallo", "ocurrido_en"),
    notas: borrar("notas_de_cita", "id_cita", "inicio_de_cita"),
    correos: borrar("correos", "id_correo", "enviado_en"),
    // Each try moves it on: only what was never tried is still where it began.
    correosSinEnviar: borrar("correos", "id_correo", "siguiente_en", sql`enviado_en is null`),

    async secretosDeCorreos(hasta, cuantos) {
      const viejos = sql`secreto = 1 and texto <> '' and enviado_en is null
        and siguiente_en <= ${hasta.toISOString()}`;
      const { numAffectedRows } = await sql`update correos set texto = '', html = null
        where id_correo in (select id_correo from correos where ${viejos}
          order by siguiente_en limit ${cuantos})`.execute(db);
      return Number(numAffectedRows);
    },

    async clavesIdempotentes(hasta, cuantos) {
      const { numDeletedRows } = await db
        .deleteFrom("claves_idempotentes")
        .where((eb) =>
          eb(
            eb.refTuple("id_persona", "clave"),
            "in",
            eb
              .selectFrom("claves_idempotentes")
              .select(["id_persona", "clave"])
              .where("creada_en", "<=", hasta.toISOString())
              .orderBy("creada_en")
              .limit(cuantos)
              .$asTuple("id_persona", "clave"),
          ),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
