import { sql } from "kysely";
import type { Cuestionario } from "../../../app/domain/cuestionarios/repositorio";
import type { IngresoRepository } from "../../../app/domain/saludMental/repositorio";
import { elDiaDe } from "../../../app/domain/shared/fechas";
import { makeCuestionarioRepository } from "../../cuestionarios/module";
import type { Db, Trx } from "../../platform/database/client";

/**
 * Whose each is stands beside it in clear, so that the hour does not: by the instant of an answer it would be known
 * whose an alert is, or anything else that happens with it.
 */
export function makeIngresoRepository(db: Db | Trx): IngresoRepository {
  const ingresos = makeCuestionarioRepository(db, "ingresos_de_salud_mental");

  /** Of several that somebody ended on one day the last one is known by its place among them, in milliseconds. */
  async function terminadoEn({ idPersona, idform, terminadoEn: en }: Cuestionario): Promise<Date | null> {
    if (!en) return null;
    const dia = elDiaDe(en);
    const { antes } = await db
      .selectFrom("ingresos_de_salud_mental")
      .select((eb) => eb.fn.countAll().as("antes"))
      .where("id_persona", "=", Number(idPersona))
      .where("idform", "=", idform)
      .where("terminado_en", ">=", dia.toISOString())
      .where("terminado_en", "<", en.toISOString())
      .executeTakeFirstOrThrow();
    return new Date(+dia + Math.min(Number(antes), 999));
  }
  const soloElDia = async (uno: Cuestionario): Promise<Cuestionario> => ({
    ...uno,
    empezadoEn: elDiaDe(uno.empezadoEn),
    movidoEn: elDiaDe(uno.movidoEn),
    terminadoEn: await terminadoEn(uno),
  });

  return {
    ...ingresos,
    empezar: async (nuevo) => ingresos.empezar(await soloElDia(nuevo)),
    guardar: async (cambiado) => ingresos.guardar(await soloElDia(cambiado)),
    movidoDesde: (idPersona, desde) => ingresos.movidoDesde(idPersona, elDiaDe(desde)),

    async conSusInstantes(cuantos) {
      const filas = await db
        .selectFrom("ingresos_de_salud_mental")
        .select("uuid_form")
        .where(CON_HORA)
        .where("movido_en", ">", "")
        // What was ended first is the first of its day.
        .orderBy("movido_en")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => fila.uuid_form);
    },

    async dejarSoloElDia(uuidForm) {
      const uno = await ingresos.porId(uuidForm);
      if (!uno) return;
      const { empezadoEn, movidoEn, terminadoEn } = await soloElDia(uno);
      await db
        .updateTable("ingresos_de_salud_mental")
        .set({
          empezado_en: empezadoEn.toISOString(),
          movido_en: movidoEn.toISOString(),
          terminado_en: terminadoEn?.toISOString() ?? null,
        })
        .where("uuid_form", "=", uuidForm)
        // Whoever answers meanwhile leaves it for the next time.
        .where("movido_en", "=", uno.movidoEn.toISOString())
        .execute();
    },
  };
}

/** A program of before wrote or changed it: as the index says it. A day of Lima begins at 05:00 UTC. */
const CON_HORA = sql<boolean>`(substr(movido_en, 11, 9) <> 'T05:00:00' or substr(empezado_en, 11, 9) <> 'T05:00:00'
  or substr(coalesce(terminado_en, movido_en), 11, 9) <> 'T05:00:00')`;
