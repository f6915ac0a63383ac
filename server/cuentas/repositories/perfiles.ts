import type { Beneficios } from "../../../app/domain/cuentas/perfil/beneficios";
import type { CodigoDePlan } from "../../../app/domain/cuentas/perfil/planes";
import type { PerfilRepository } from "../../../app/domain/cuentas/perfil/repositorio";
import type { Db, Trx } from "../../platform/database/client";

/** Plans and kinds of user of a person, in the order in which they were given. */
export function makePerfilRepository(db: Db | Trx): PerfilRepository {
  return {
    async de(idPersona) {
      const planes = await db
        .selectFrom("planes_de_persona")
        .select("codigo_plan")
        .where("id_persona", "=", idPersona)
        .orderBy("orden")
        .execute();
      const tipos = await db
        .selectFrom("tipos_de_usuario")
        .select("tipo")
        .where("id_persona", "=", idPersona)
        .orderBy("orden")
        .execute();
      return {
        // The table's check lets no other code in.
        planes: planes.map(({ codigo_plan }) => codigo_plan as CodigoDePlan),
        tiposUsuario: tipos.map(({ tipo }) => tipo),
      };
    },

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

/** The embedded benefits: what this installation's own database says of somebody. Nobody without a row has any. */
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
