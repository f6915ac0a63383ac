import { sql } from "kysely";
import type { Beneficios } from "../../../app/domain/cuentas/perfil/beneficios";
import type { CodigoDePlan } from "../../../app/domain/cuentas/perfil/planes";
import type { PerfilRepository } from "../../../app/domain/cuentas/perfil/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { unaVez } from "../../platform/database/lectura";
import { lectura } from "./lecturas";

/** Repository of the plans and kinds of user of a person, in the order in which they were given. */
export function makePerfilRepository(db: Db | Trx): PerfilRepository {
  return {
    de: (idPersona) =>
      unaVez(db, lectura.perfil(idPersona), async () => {
        const filas = await db
          .selectFrom("planes_de_persona")
          .select([sql<"plan" | "tipo">`'plan'`.as("que"), "codigo_plan as codigo", "orden"])
          .where("id_persona", "=", idPersona)
          .unionAll(
            db
              .selectFrom("tipos_de_usuario")
              .select([sql<"plan" | "tipo">`'tipo'`.as("que"), "tipo as codigo", "orden"])
              .where("id_persona", "=", idPersona),
          )
          .orderBy("orden")
          .execute();
        const deEllos = (que: "plan" | "tipo") =>
          filas.filter((fila) => fila.que === que).map(({ codigo }) => codigo);
        // A check of the table accepts no codes but ours.
        return { planes: deEllos("plan") as CodigoDePlan[], tiposUsuario: deEllos("tipo") };
      }),

    async guardar(idPersona, { planes, tiposUsuario }) {
      await db.deleteFrom("planes_de_persona").where("id_persona", "=", idPersona).execute();
      await db.deleteFrom("tipos_de_usuario").where("id_persona", "=", idPersona).execute();
      const deLaPersona = (orden: number) => ({ id_persona: idPersona, orden });
      if (planes.length > 0) {
        await db
          .insertInto("planes_de_persona")
          .values(planes.map((codigo_plan, orden) => ({ ...deLaPersona(orden), codigo_plan })))
          .execute();
      }
      if (tiposUsuario.length > 0) {
        await db
          .insertInto("tipos_de_usuario")
          .values(tiposUsuario.map((tipo, orden) => ({ ...deLaPersona(orden), tipo })))
          .execute();
      }
    },
  };
}

/** The embedded benefits, from this installation's own database. A person without a row has none. */
export function makeBeneficioRepository(db: Db | Trx) {
  return {
    async de(idPersona: number): Promise<Beneficios> {
      const fila = await db
        .selectFrom("beneficios")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return { tieneEPS: fila?.tiene_eps === 1, esPiloto: fila?.es_piloto === 1 };
    },

    async guardar(idPersona: number, { tieneEPS, esPiloto }: Beneficios): Promise<void> {
      const valores = { tiene_eps: Number(tieneEPS), es_piloto: Number(esPiloto) };
      await db
        .insertInto("beneficios")
        .values({ id_persona: idPersona, ...valores })
        .onConflict((conflicto) => conflicto.column("id_persona").doUpdateSet(valores))
        .execute();
    },
  };
}
