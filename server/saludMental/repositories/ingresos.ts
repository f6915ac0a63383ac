import { sql } from "kysely";
import type { Cuestionario } from "../../../app/domain/cuestionarios/repositorio";
import type { IngresoRepository } from "../../../app/domain/saludMental/repositorio";
import { elDiaDe } from "../../../app/domain/shared/fechas";
import { makeCuestionarioRepository } from "../../cuestionarios/module";
import type { Db, Trx } from "../../platform/database/client";

/**
 * Repository of answers to the mental-health programme. It stores only the day of each questionnaire, because its
 * person is not encrypted. The instant of an answer would reveal whose alert was raised at that time.
 */
export function makeIngresoRepository(db: Db | Trx): IngresoRepository {
  const ingresos = makeCuestionarioRepository(db, "ingresos_de_salud_mental");

  /**
   * End of a questionnaire as stored: its day, plus a millisecond for each one that the person finished before on that
   * day. So the last one can be told.
   */
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
  const soloElDia = async (cuestionario: Cuestionario): Promise<Cuestionario> => ({
    ...cuestionario,
    empezadoEn: elDiaDe(cuestionario.empezadoEn),
    movidoEn: elDiaDe(cuestionario.movidoEn),
    terminadoEn: await terminadoEn(cuestionario),
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
        // Oldest first, so that the order of questionnaires within a day stays.
        .orderBy("movido_en")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => fila.uuid_form);
    },

    async dejarSoloElDia(uuidForm) {
      const cuestionario = await ingresos.porId(uuidForm);
      if (!cuestionario) return;
      const { empezadoEn, movidoEn, terminadoEn } = await soloElDia(cuestionario);
      await db
        .updateTable("ingresos_de_salud_mental")
        .set({
          empezado_en: empezadoEn.toISOString(),
          movido_en: movidoEn.toISOString(),
          terminado_en: terminadoEn?.toISOString() ?? null,
        })
        .where("uuid_form", "=", uuidForm)
        // A questionnaire that changed meanwhile is left for the next run of the job that shortens times to days.
        .where("movido_en", "=", cuestionario.movidoEn.toISOString())
        .execute();
    },
  };
}

/**
 * Condition for a questionnaire that an older release wrote or changed, written as in the partial index (PostgreSQL §
 * 11.8). A day in Lima begins at 05:00 UTC.
 */
const CON_HORA = sql<boolean>`(substr(movido_en, 11, 9) <> 'T05:00:00' or substr(empezado_en, 11, 9) <> 'T05:00:00'
  or substr(coalesce(terminado_en, movido_en), 11, 9) <> 'T05:00:00')`;
