import { sql, type Expression } from "kysely";
import type { Db, Trx } from "../../platform/database/client";

/** Memberships of a person, or one membership, as a list for `in`. */
export type Miembros = Expression<string> | readonly string[];

const propiosDe = (db: Db | Trx, miembros: Miembros) =>
  db
    .selectFrom("textos_de_comunidad")
    .select("id_texto")
    .where("id_miembro", "in", miembros as readonly string[]);

/** Texts that a moderator has yet to decide. */
const porDecidir = (db: Db | Trx) =>
  db.selectFrom("revisiones_de_comunidad").select("id_texto").where("decidida_en", "is", null);

/** Keeps the words of those texts whose review is open, for the moderators. Words that are kept already stay. */
export async function guardarRetirados(
  db: Db | Trx,
  columna: "id_texto" | "id_miembro",
  cuales: Miembros,
): Promise<void> {
  await db
    .insertInto("textos_retirados")
    .columns(["id_texto", "id_persona", "comunidad", "texto", "apelacion"])
    .expression(
      db
        .selectFrom("textos_de_comunidad as t")
        .innerJoin("miembros_de_comunidad as m", "m.id_miembro", "t.id_miembro")
        .select(["t.id_texto", "m.id_persona", "t.comunidad", "t.texto", "t.apelacion"])
        .where(`t.${columna}`, "in", cuales as readonly string[])
        .where("t.estado", "not in", ["borrado", "ido"])
        .where("t.id_texto", "in", porDecidir(db)),
    )
    .onConflict((conflicto) => conflicto.column("id_texto").doNothing())
    .execute();
}

/**
 * Empties the texts of members who leave. A text that others could read stays as "Alguien que ya no está"; any other
 * one stays as a deleted text, which nobody reads. An open review goes on, with the words in `textos_retirados`.
 */
export async function vaciarTextos(db: Db | Trx, miembros: Miembros): Promise<void> {
  // The update locks the texts, so that nobody reports one between both steps.
  await db
    .updateTable("textos_de_comunidad")
    .set(({ ref }) => ({ estado: ref("estado") }))
    .where("id_miembro", "in", miembros as readonly string[])
    .execute();
  await guardarRetirados(db, "id_miembro", miembros);
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

/** Removes acts and reviews of texts by these members, but not those of a text whose review is open. */
export async function borrarRevisiones(
  db: Db | Trx,
  tabla: "actos_de_moderacion" | "revisiones_de_comunidad",
  miembros: Miembros,
): Promise<void> {
  await db
    .deleteFrom(tabla)
    .where("id_texto", "in", propiosDe(db, miembros))
    .where("id_texto", "not in", porDecidir(db))
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
