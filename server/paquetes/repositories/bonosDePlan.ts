import { randomUUID } from "node:crypto";
import type { CodigoDePlan } from "../../../app/domain/cuentas/perfil/planes";
import type { Mes, SituacionDePlan } from "../../../app/domain/paquetes/planes/bonosDePlan";
import type { BonoDePlanRepository } from "../../../app/domain/paquetes/planes/repositorio";
import type { SlugDeEspecialidad } from "../../../app/domain/shared/especialidades/especialidad";
import { agrupar } from "../../../app/domain/shared/agrupar";
import type { Db, Trx } from "../../platform/database/client";
import { anotar, aumentar } from "./libroDeSaldo";
import { crearLote } from "./lotesDeSaldo";

/** Repository of prepaid sessions that come with a plan. The lot of a month proves that its sessions were added. */
export function makeBonoDePlanRepository(db: Db | Trx): BonoDePlanRepository {
  const personas = () =>
    db.selectFrom("personas").select(["id_persona", "id_usuario", "es_asegurada"]).orderBy("id_persona");

  const leer = async (seleccion: ReturnType<typeof personas>, mes: Mes): Promise<SituacionDePlan[]> => {
    const filas = await db
      .selectFrom(seleccion.as("p"))
      .leftJoin("planes_de_persona as plan", "plan.id_persona", "p.id_persona")
      .select(["p.id_persona", "p.id_usuario", "p.es_asegurada", "plan.codigo_plan"])
      .orderBy("p.id_persona")
      .orderBy("plan.orden")
      .execute();
    if (filas.length === 0) return [];
    const ids = [...new Set(filas.map(({ id_persona }) => id_persona))];
    const lotes = await db
      .selectFrom("lotes_de_saldo as lote")
      .innerJoin("especialidades as e", "e.id", "lote.id_especialidad")
      .select(["lote.id_persona", "lote.cantidad", "lote.quedan", "lote.codigo_plan", "e.slug"])
      .where("lote.id_persona", "in", ids)
      .where("lote.mes", "=", mes)
      .execute();
    const filasDe = agrupar(filas, ({ id_persona }) => id_persona);
    const lotesDe = agrupar(lotes, ({ id_persona }) => id_persona);
    return ids.map((idPersona) => {
      const filasDePersona = filasDe(idPersona);
      return {
        idPersona,
        idUsuario: filasDePersona[0]!.id_usuario,
        esAsegurada: filasDePersona[0]!.es_asegurada === 1,
        // A check of the table accepts no codes of plans but ours.
        planes: filasDePersona.flatMap(({ codigo_plan }) =>
          codigo_plan ? [codigo_plan as CodigoDePlan] : [],
        ),
        lotes: lotesDe(idPersona).map(({ slug, codigo_plan, cantidad, quedan }) => ({
          // A lot with a month always comes from a plan.
          codigoPlan: codigo_plan ?? "",
          especialidad: slug as SlugDeEspecialidad,
          cantidad,
          quedan,
        })),
      };
    });
  };

  return {
    situacion: async (idPersona, mes) =>
      (await leer(personas().where("id_persona", "=", idPersona), mes))[0] ?? null,

    situaciones: (despuesDe, mes, cuantas) =>
      leer(personas().where("id_persona", ">", despuesDe).limit(cuantas), mes),

    async dar({ idPersona, codigoPlan, idEspecialidad, mes, alMes }, venceEn, now) {
      // Adding 0 locks the balance, so that the sum below includes bonos that another plan gave meanwhile.
      await aumentar(db, { idPersona, idEspecialidad, cantidad: 0 });
      const { dados } = await db
        .selectFrom("lotes_de_saldo")
        .select((eb) => eb.fn.sum<number | string | null>("cantidad").as("dados"))
        .where("id_persona", "=", idPersona)
        .where("mes", "=", mes)
        .where("id_especialidad", "=", idEspecialidad)
        .executeTakeFirstOrThrow();
      const cantidad = alMes - Number(dados ?? 0);
      if (cantidad <= 0) return;
      const idLote = randomUUID();
      const lote = { idLote, idPersona, idEspecialidad, idPedido: null, quedan: cantidad, venceEn };
      if (!(await crearLote(db, lote, now, { codigoPlan, mes }))) return;
      await aumentar(db, { idPersona, idEspecialidad, cantidad });
      await anotar(db, { idPersona, idEspecialidad, cantidad, motivo: "plan", idPedido: null, idLote }, now);
    },
  };
}
