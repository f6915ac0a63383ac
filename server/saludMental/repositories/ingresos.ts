import type { Cuestionario, CuestionarioRepository } from "../../../app/domain/cuestionarios/repositorio";
import { elDiaDe } from "../../../app/domain/shared/fechas";
import { makeCuestionarioRepository } from "../../cuestionarios/module";
import type { Db, Trx } from "../../platform/database/client";

/**
 * Repository of answers to the mental-health programme. It stores only the day of each questionnaire, because its
 * person is not encrypted. The instant of an answer would reveal whose alert was raised at that time.
 */
export function makeIngresoRepository(db: Db | Trx): CuestionarioRepository {
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
  };
}
