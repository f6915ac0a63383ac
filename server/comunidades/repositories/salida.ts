import { sql, type Expression } from "kysely";
import type { Db, Trx } from "../../platform/database/client";

/** Memberships of a person, or one membership, as a list for `in`. */
export type Miembros = Expression<string> | readonly string[];

const propiosDe = (db: Db | Trx, miembros: Miembros) =>
  db
    .selectFrom("textos_de_comunidad")
    .select("id_texto")
    .where("id_miembro", "in", miembros as readonly string[]);

/**
 * Empties the texts of members who leave. A text that others could read stays as "Alguien que ya no está"; any other
 * one stays as a deleted text, which nobody reads. Reviews of these texts end without a moderator.
 */
export async function vaciarTextos(db: Db | Trx, miembros: Miembros): Promise<void> {
  await db
    .updateTable("revisiones_de_comunidad")
    .set(({ ref }) => ({ decidida_en: ref("creada_en"), tomada_por: null, tomada_en: null }))
    .where("decidida_en", "is", null)
    .where("id_texto", "in", propiosDe(db, miembros))
    .execute();
  await db
    .updateTable("textos_de_comunidad")
    .set({
      ...{ texto: "", buscable: "", id_miembro: null, id_envio: null, editado_en: null },
      ...{ quitado_motivo: null, quitado_en: null, quitado_regla: null, apelacion: null },
      estado: sql`case when estado in ('publicado', 'ido') then 'ido' else 'borrado' end`,
    })
    .where("id_miembro", "in", miembros as readonly string[])
    .execute();
}

/** Removes blocks by these members and of them. */
export async function quitarBloqueos(db: Db | Trx, miembros: Miembros): Promise<void> {
  for (const columna of ["id_miembro", "id_bloqueado"] as const)
    await db
      .deleteFrom("bloqueos_de_comunidad")
      .where(columna, "in", miembros as readonly string[])
      .execute();
}

/** Keeps the reports of members who leave, without their author and words. */
export async function soltarDenuncias(db: Db | Trx, miembros: Miembros): Promise<void> {
  await db
    .updateTable("denuncias_de_comunidad")
    .set({ id_miembro: null, detalle: "" })
    .where("id_miembro", "in", miembros as readonly string[])
    .execute();
}

/** Memberships of a person, as a subquery. */
export const miembrosDe = (db: Db | Trx, idPersona: number): Miembros =>
  db
    .selectFrom("miembros_de_comunidad")
    .select("id_miembro")
    .where("id_persona", "=", idPersona) as unknown as Miembros;
