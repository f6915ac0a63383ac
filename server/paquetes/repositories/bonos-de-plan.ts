import { randomUUID } from "node:crypto";
import type { CodigoDePlan } from "../../../app/domain/cuentas/perfil/planes";
import type { LoteDePlan, Mes, SituacionDePlan } from "../../../app/domain/paquetes/planes/bonosDePlan";
import type { BonoDePlanRepository } from "../../../app/domain/paquetes/planes/repositorio";
import type { SlugDeEspecialidad } from "../../../app/domain/shared/especialidades/especialidad";
import type { Db, Trx } from "../../platform/database/client";
import { anotar, aumentar } from "./libro-de-saldo";
import { crearLote } from "./lotes-de-saldo";

/** Bonos that plans give: the lot of a month is the proof that they were given. */
export function makeBonoDePlanRepository(db: Db | Trx): BonoDePlanRepository {
  const personas = () =>
    db.selectFrom("personas").select(["id_persona", "id_usuario", "es_asegurada"]).orderBy("id_persona");

  /** One row for each plan of a person with each of their lots of the month. */
  const leer = async (quienes: ReturnType<typeof personas>, mes: Mes): Promise<SituacionDePlan[]> => {
    const filas = await db
      .selectFrom(quienes.as("p"))
      .leftJoin("planes_de_persona as plan", "plan.id_persona", "p.id_persona")
      .leftJoin("lotes_de_saldo as lote", (union) =>
        union.onRef("lote.id_persona", "=", "p.id_persona").on("lote.mes", "=", mes),
      )
      .leftJoin("especialidades as e", "e.id", "lote.id_especialidad")
      .select(["p.id_persona", "p.id_usuario", "p.es_asegurada", "plan.codigo_plan"])
      .select(["lote.id_lote", "lote.cantidad", "lote.quedan", "e.slug"])
      .orderBy("p.id_persona")
      .orderBy("plan.orden")
      .execute();
    const situaciones = new Map<number, SituacionDePlan & { vistos: Set<string> }>();
    for (const fila of filas) {
      const suya = situaciones.get(fila.id_persona) ?? {
        idPersona: fila.id_persona,
        idUsuario: fila.id_usuario,
        esAsegurada: fila.es_asegurada === 1,
        planes: [],
        lotes: [],
        vistos: new Set<string>(),
      };
      situaciones.set(fila.id_persona, suya);
      // The table's check lets no other code in.
      const codigo = fila.codigo_plan as CodigoDePlan | null;
      if (codigo && !suya.planes.includes(codigo)) suya.planes.push(codigo);
      const lote = loteDe(fila);
      if (!lote || suya.vistos.has(fila.id_lote!)) continue;
      suya.vistos.add(fila.id_lote!);
      suya.lotes.push(lote);
    }
    return [...situaciones.values()].map(({ vistos: _vistos, ...situacion }) => situacion);
  };

  return {
    situacion: async (idPersona, mes) =>
      (await leer(personas().where("id_persona", "=", idPersona), mes))[0] ?? null,

    situaciones: (despuesDe, mes, cuantas) =>
      leer(personas().where("id_persona", ">", despuesDe).limit(cuantas), mes),

    async dar({ idPersona, codigoPlan, idEspecialidad, mes, alMes }, venceEn, now) {
      // The balance is held: what another plan gave meanwhile is seen behind it.
      await aumentar(db, idPersona, idEspecialidad, 0);
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
      await aumentar(db, idPersona, idEspecialidad, cantidad);
      await anotar(db, { idPersona, idEspecialidad, cantidad, motivo: "plan", idPedido: null, idLote }, now);
    },
  };
}

function loteDe(fila: {
  slug: string | null;
  cantidad: number | null;
  quedan: number | null;
}): LoteDePlan | null {
  if (fila.slug === null || fila.cantidad === null || fila.quedan === null) return null;
  return { especialidad: fila.slug as SlugDeEspecialidad, cantidad: fila.cantidad, quedan: fila.quedan };
}
