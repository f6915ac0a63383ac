import type { Timbre, TimbreRepository } from "../../../app/domain/saludMental/alertas/timbre";
import type { Db, Trx } from "../../platform/database/client";

/** Outbox of the notices for the service that sends SMS or calls to the guard. */
export function makeTimbreRepository(db: Db | Trx): TimbreRepository {
  return {
    async encolar({ idTimbre, idAlerta, nivel, hora, destinos, creadoEn, intentos }) {
      await db
        .insertInto("timbres_de_guardia")
        .values({
          ...{ id_timbre: idTimbre, alerta: idAlerta, nivel, hora: hora.toISOString(), intentos },
          ...{ destinos: JSON.stringify(destinos), creado_en: creadoEn.toISOString() },
          reintentar_en: creadoEn.toISOString(),
        })
        .execute();
    },

    async tomar(now, hasta, cuantos) {
      const debidos = await db
        .selectFrom("timbres_de_guardia")
        .select(["id_timbre", "reintentar_en"])
        .where("reintentar_en", "<=", now.toISOString())
        .orderBy("reintentar_en")
        .limit(cuantos)
        .execute();
      const tomados: Timbre[] = [];
      for (const { id_timbre, reintentar_en } of debidos) {
        const fila = await db
          .updateTable("timbres_de_guardia")
          .set((eb) => ({ reintentar_en: hasta.toISOString(), intentos: eb("intentos", "+", 1) }))
          .where("id_timbre", "=", id_timbre)
          .where("reintentar_en", "=", reintentar_en)
          .returningAll()
          .executeTakeFirst();
        if (!fila) continue;
        tomados.push({
          ...{ idTimbre: fila.id_timbre, idAlerta: fila.alerta, nivel: fila.nivel as Timbre["nivel"] },
          ...{ hora: new Date(fila.hora), creadoEn: new Date(fila.creado_en), intentos: fila.intentos },
          destinos: JSON.parse(fila.destinos) as string[],
        });
      }
      return tomados;
    },

    async aplazar(idTimbre, reintentarEn) {
      await db
        .updateTable("timbres_de_guardia")
        .set({ reintentar_en: reintentarEn.toISOString() })
        .where("id_timbre", "=", idTimbre)
        .execute();
    },

    async quitar(idTimbre) {
      await db.deleteFrom("timbres_de_guardia").where("id_timbre", "=", idTimbre).execute();
    },
  };
}
