import type { Limpieza } from "../../../app/domain/limpieza/limpiar";
import type { Db } from "../client";

/** Deletes what is over and of no use any more: so many rows at a time, the oldest first. */
export function makeLimpiezaRepository(db: Db): Limpieza {
  return {
    async refrescos(hasta, cuantos) {
      const { numDeletedRows } = await db
        .deleteFrom("refrescos")
        .where("huella", "in", (eb) =>
          eb
            .selectFrom("refrescos")
            .select("huella")
            .where("expira_en", "<", hasta.toISOString())
            .orderBy("expira_en")
            .limit(cuantos),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async accesos(hasta, cuantos) {
      const { numDeletedRows } = await db
        .deleteFrom("accesos")
        .where("id_acceso", "in", (eb) =>
          eb
            .selectFrom("accesos")
            .select("id_acceso")
            .where("expira_en", "<", hasta.toISOString())
            .orderBy("expira_en")
            .limit(cuantos),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async intentos(hasta, cuantos) {
      const { numDeletedRows } = await db
        .deleteFrom("intentos")
        // Somebody may try again meanwhile: then the row is young, and stays.
        .where("desde", "<", hasta.toISOString())
        .where("clave", "in", (eb) =>
          eb
            .selectFrom("intentos")
            .select("clave")
            .where("desde", "<", hasta.toISOString())
            .orderBy("desde")
            .limit(cuantos),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
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
              .where("creada_en", "<", hasta.toISOString())
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
