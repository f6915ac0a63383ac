import { sql } from "kysely";
import type {
  ActoDeModeracion,
  Revision,
  RevisionRepository,
} from "../../../app/domain/comunidades/repositorio";
import { URGENCIA, type MotivoDeRevision } from "../../../app/domain/comunidades/revisable";
import type { Db, Trx } from "../../platform/database/client";
import type { ActoRow, RevisionRow } from "../tables";

const fecha = (escrita: string | null) => (escrita === null ? null : new Date(escrita));

const aRevision = (fila: RevisionRow): Revision => ({
  idRevision: fila.id_revision,
  idTexto: fila.id_texto,
  comunidad: fila.comunidad,
  motivos: fila.motivos.split(",") as MotivoDeRevision[],
  urgencia: fila.urgencia,
  creadaEn: new Date(fila.creada_en),
  tomadaPor: fila.tomada_por,
  tomadaEn: fecha(fila.tomada_en),
  decididaEn: fecha(fila.decidida_en),
});

const aActo = (fila: ActoRow): ActoDeModeracion => ({
  idActo: fila.id_acto,
  idRevision: fila.id_revision,
  idTexto: fila.id_texto,
  clase: fila.clase,
  regla: fila.regla,
  motivo: fila.motivo,
  estadoAnterior: fila.estado_anterior,
  idCuenta: fila.id_cuenta,
  hechoEn: new Date(fila.hecho_en),
  deshechoEn: fecha(fila.deshecho_en),
});

export function makeRevisionRepository(db: Db | Trx): RevisionRepository {
  const revisiones = () => db.selectFrom("revisiones_de_comunidad").selectAll();
  return {
    async abrir({ idRevision, idTexto, comunidad, creadaEn }, motivo) {
      const urgencia = URGENCIA[motivo];
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("revisiones_de_comunidad")
        .values({
          ...{ id_revision: idRevision, id_texto: idTexto, comunidad, motivos: motivo, urgencia },
          ...{ creada_en: creadaEn.toISOString(), tomada_por: null, tomada_en: null, decidida_en: null },
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return;
      await db
        .updateTable("revisiones_de_comunidad")
        .set({
          motivos: sql`case when ',' || motivos || ',' like ${`%,${motivo},%`} then motivos
            else motivos || ${`,${motivo}`} end`,
          urgencia: sql`case when urgencia < ${urgencia} then urgencia else ${urgencia} end`,
        })
        .where("id_texto", "=", idTexto)
        .where("decidida_en", "is", null)
        .execute();
    },

    async denunciar({ idDenuncia, idTexto, idMiembro, motivo, detalle, creadaEn }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("denuncias_de_comunidad")
        .values({
          ...{ id_denuncia: idDenuncia, id_texto: idTexto, id_miembro: idMiembro, motivo, detalle },
          creada_en: creadaEn.toISOString(),
        })
        .onConflict((conflicto) => conflicto.columns(["id_texto", "id_miembro"]).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async denunciasDe(idTexto) {
      const filas = await db
        .selectFrom("denuncias_de_comunidad")
        .select(["motivo", "detalle", "creada_en"])
        .where("id_texto", "=", idTexto)
        .orderBy("creada_en")
        .execute();
      return filas.map(({ motivo, detalle, creada_en }) => ({
        ...{ motivo, detalle, creadaEn: new Date(creada_en) },
      }));
    },

    async cola(cuantas) {
      const filas = await revisiones()
        .where("decidida_en", "is", null)
        .where("urgencia", ">=", 0)
        .orderBy("urgencia")
        .orderBy("creada_en")
        .limit(cuantas)
        .execute();
      return filas.map(aRevision);
    },

    async decididas(cuantas) {
      const filas = await revisiones()
        .where("decidida_en", ">", "")
        .where("tomada_por", "is not", null)
        .orderBy("decidida_en", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(aRevision);
    },

    async porId(idRevision) {
      const fila = await revisiones().where("id_revision", "=", idRevision).executeTakeFirst();
      return fila ? aRevision(fila) : null;
    },

    async tomar(idRevision, { idCuenta, libreAntesDe }, now) {
      const { numUpdatedRows } = await db
        .updateTable("revisiones_de_comunidad")
        .set({ tomada_por: idCuenta, tomada_en: now.toISOString() })
        .where("id_revision", "=", idRevision)
        .where(sql<boolean>`coalesce(decidida_en, '') = ''`)
        .where(({ or, eb }) =>
          or([
            eb("tomada_por", "is", null),
            eb("tomada_por", "=", idCuenta),
            eb("tomada_en", "<=", libreAntesDe.toISOString()),
          ]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async soltar(idRevision, idCuenta) {
      await db
        .updateTable("revisiones_de_comunidad")
        .set({ tomada_por: null, tomada_en: null })
        .where("id_revision", "=", idRevision)
        .where("tomada_por", "=", idCuenta)
        .where(sql<boolean>`coalesce(decidida_en, '') = ''`)
        .execute();
    },

    async soltarDelTexto(idTexto) {
      await db
        .updateTable("revisiones_de_comunidad")
        .set({ tomada_por: null, tomada_en: null })
        .where("id_texto", "=", idTexto)
        .where(sql<boolean>`coalesce(decidida_en, '') = ''`)
        .execute();
    },

    async decidir(idRevision, { idCuenta, desde }, now) {
      const { numUpdatedRows } = await db
        .updateTable("revisiones_de_comunidad")
        .set({ decidida_en: now.toISOString() })
        .where("id_revision", "=", idRevision)
        .where("tomada_por", "=", idCuenta)
        .where("tomada_en", ">", desde.toISOString())
        .where(sql<boolean>`coalesce(decidida_en, '') = ''`)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async reabrir(idRevision) {
      await db
        .updateTable("revisiones_de_comunidad")
        .set({ decidida_en: null, tomada_por: null, tomada_en: null })
        .where("id_revision", "=", idRevision)
        .where(
          sql<boolean>`not exists (select 1 from revisiones_de_comunidad as otra
            where otra.id_texto = revisiones_de_comunidad.id_texto and otra.decidida_en is null)`,
        )
        .execute();
    },

    async anotarActo(acto) {
      await db
        .insertInto("actos_de_moderacion")
        .values({
          ...{ id_acto: acto.idActo, id_revision: acto.idRevision, id_texto: acto.idTexto },
          ...{ clase: acto.clase, regla: acto.regla, motivo: acto.motivo, id_cuenta: acto.idCuenta },
          ...{
            estado_anterior: acto.estadoAnterior,
            hecho_en: acto.hechoEn.toISOString(),
            deshecho_en: null,
          },
        })
        .execute();
    },

    async actosDe(idTexto) {
      const filas = await db
        .selectFrom("actos_de_moderacion")
        .selectAll()
        .where("id_texto", "=", idTexto)
        .orderBy("hecho_en")
        .execute();
      return filas.map(aActo);
    },

    async acto(idActo) {
      const fila = await db
        .selectFrom("actos_de_moderacion")
        .selectAll()
        .where("id_acto", "=", idActo)
        .executeTakeFirst();
      return fila ? aActo(fila) : null;
    },

    async deshacer(idActo, now) {
      const { numUpdatedRows } = await db
        .updateTable("actos_de_moderacion")
        .set({ deshecho_en: now.toISOString() })
        .where("id_acto", "=", idActo)
        .where("deshecho_en", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async sancionar({ idActo, idPersona, comunidad, clase, motivo, hechaEn, hasta }) {
      await db
        .insertInto("sanciones_de_comunidad")
        .values({
          ...{ id_acto: idActo, id_persona: idPersona, comunidad, clase, motivo },
          ...{ hecha_en: hechaEn.toISOString(), hasta: hasta?.toISOString() ?? null, levantada_en: null },
        })
        .execute();
    },

    async levantar(idActo, now) {
      await db
        .updateTable("sanciones_de_comunidad")
        .set({ levantada_en: now.toISOString() })
        .where("id_acto", "=", idActo)
        .execute();
    },

    async vigentes(idPersona, comunidad, now) {
      const filas = await db
        .selectFrom("sanciones_de_comunidad")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("comunidad", "=", comunidad)
        .where("levantada_en", "is", null)
        .where(({ or, eb }) => or([eb("hasta", "is", null), eb("hasta", ">", now.toISOString())]))
        .execute();
      return filas.map((fila) => ({
        ...{ idActo: fila.id_acto, idPersona: fila.id_persona, comunidad: fila.comunidad },
        ...{ clase: fila.clase, motivo: fila.motivo },
        ...{ hechaEn: new Date(fila.hecha_en), hasta: fecha(fila.hasta) },
      }));
    },

    async antecedentes(idTexto) {
      const autor = await db
        .selectFrom("textos_de_comunidad as t")
        .leftJoin("miembros_de_comunidad as m", "m.id_miembro", "t.id_miembro")
        .leftJoin("textos_retirados as r", "r.id_texto", "t.id_texto")
        .select(["t.comunidad", sql<number | null>`coalesce(m.id_persona, r.id_persona)`.as("id_persona")])
        .where("t.id_texto", "=", idTexto)
        .executeTakeFirst();
      if (!autor?.id_persona) return [];
      const veces = sql<number>`cast(count(*) as integer)`.as("veces");
      const quitadas = await db
        .selectFrom("miembros_de_comunidad as m")
        .innerJoin("textos_de_comunidad as t", "t.id_miembro", "m.id_miembro")
        .innerJoin("actos_de_moderacion as a", "a.id_texto", "t.id_texto")
        .select(["a.clase", veces])
        .where("m.id_persona", "=", autor.id_persona)
        .where("m.comunidad", "=", autor.comunidad)
        .where("a.clase", "=", "quitar")
        .where("a.deshecho_en", "is", null)
        .groupBy("a.clase")
        .execute();
      const sanciones = await db
        .selectFrom("sanciones_de_comunidad")
        .select(["clase", veces])
        .where("id_persona", "=", autor.id_persona)
        .where("comunidad", "=", autor.comunidad)
        .where("levantada_en", "is", null)
        .groupBy("clase")
        .orderBy("clase")
        .execute();
      return [...quitadas, ...sanciones];
    },
  };
}
