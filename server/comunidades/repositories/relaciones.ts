import { sql } from "kysely";
import type { RelacionRepository } from "../../../app/domain/comunidades/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeRelacionRepository(db: Db | Trx): RelacionRepository {
  return {
    async apoyar(idTexto, idMiembro, apoyo) {
      await db
        .insertInto("apoyos_de_comunidad")
        .values({ id_texto: idTexto, id_miembro: idMiembro, apoyo })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
    },

    async dejarDeApoyar(idTexto, idMiembro, apoyo) {
      await db
        .deleteFrom("apoyos_de_comunidad")
        .where("id_texto", "=", idTexto)
        .where("id_miembro", "=", idMiembro)
        .where("apoyo", "=", apoyo)
        .execute();
    },

    async apoyosDe(idsTexto, idMiembro) {
      if (idsTexto.length === 0) return [];
      const filas = await db
        .selectFrom("apoyos_de_comunidad as a")
        .select(["a.id_texto", "a.apoyo"])
        .select(sql<number>`max(case when a.id_miembro = ${idMiembro} then 1 else 0 end)`.as("es_mio"))
        .where("a.id_texto", "in", idsTexto)
        .where(
          sql<boolean>`not exists (select 1 from bloqueos_de_comunidad as b
            where b.id_miembro = ${idMiembro} and b.id_bloqueado = a.id_miembro)`,
        )
        .groupBy(["a.id_texto", "a.apoyo"])
        .execute();
      return filas.map(({ id_texto, apoyo, es_mio }) => ({
        ...{ idTexto: id_texto, apoyo, esMio: es_mio === 1 },
      }));
    },

    async seguir(idConversacion, idMiembro) {
      await db
        .insertInto("seguimientos_de_conversacion")
        .values({ id_conversacion: idConversacion, id_miembro: idMiembro, avisado_en: null })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
    },

    async dejarDeSeguir(idConversacion, idMiembro) {
      await db
        .deleteFrom("seguimientos_de_conversacion")
        .where("id_conversacion", "=", idConversacion)
        .where("id_miembro", "=", idMiembro)
        .execute();
    },

    async sigue(idConversacion, idMiembro) {
      const fila = await db
        .selectFrom("seguimientos_de_conversacion")
        .select("id_miembro")
        .where("id_conversacion", "=", idConversacion)
        .where("id_miembro", "=", idMiembro)
        .executeTakeFirst();
      return fila !== undefined;
    },

    async marcarVista(idConversacion, idMiembro) {
      await db
        .updateTable("seguimientos_de_conversacion")
        .set({ avisado_en: null })
        .where("id_conversacion", "=", idConversacion)
        .where("id_miembro", "=", idMiembro)
        .execute();
    },

    async porAvisar(idConversacion, idAutor, now) {
      const ahora = now.toISOString();
      const marcados = await db
        .updateTable("seguimientos_de_conversacion")
        .set({ avisado_en: ahora })
        .where("id_conversacion", "=", idConversacion)
        .where("id_miembro", "<>", idAutor)
        .where("avisado_en", "is", null)
        .where(
          sql<boolean>`not exists (select 1 from bloqueos_de_comunidad as b
            where b.id_miembro = seguimientos_de_conversacion.id_miembro and b.id_bloqueado = ${idAutor})
            and not exists (select 1 from ocultos_de_comunidad as o
              where o.id_miembro = seguimientos_de_conversacion.id_miembro and o.id_texto = ${idConversacion})`,
        )
        .returning("id_miembro")
        .execute();
      if (marcados.length === 0) return [];
      const filas = await db
        .selectFrom("miembros_de_comunidad as m")
        .select("m.id_persona")
        .where(
          "m.id_miembro",
          "in",
          marcados.map(({ id_miembro }) => id_miembro),
        )
        .where(
          sql<boolean>`not exists (select 1 from sanciones_de_comunidad as s where s.id_persona = m.id_persona
            and s.comunidad = m.comunidad and s.clase = 'suspender' and s.levantada_en is null)`,
        )
        .execute();
      return filas.map(({ id_persona }) => id_persona);
    },

    async bloquear({ idBloqueo, idMiembro, idBloqueado, creadoEn }) {
      await db
        .insertInto("bloqueos_de_comunidad")
        .values({
          ...{ id_bloqueo_de_comunidad: idBloqueo, id_miembro: idMiembro, id_bloqueado: idBloqueado },
          creado_en: creadoEn.toISOString(),
        })
        .onConflict((conflicto) => conflicto.columns(["id_miembro", "id_bloqueado"]).doNothing())
        .execute();
    },

    async desbloquear(idMiembro, idBloqueo) {
      const { numDeletedRows } = await db
        .deleteFrom("bloqueos_de_comunidad")
        .where("id_bloqueo_de_comunidad", "=", idBloqueo)
        .where("id_miembro", "=", idMiembro)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async bloqueados(idMiembro) {
      const filas = await db
        .selectFrom("bloqueos_de_comunidad as b")
        .innerJoin("miembros_de_comunidad as m", "m.id_miembro", "b.id_bloqueado")
        .select(["b.id_bloqueo_de_comunidad as id_bloqueo", "m.seudonimo", "b.creado_en"])
        .where("b.id_miembro", "=", idMiembro)
        .orderBy("b.creado_en", "desc")
        .execute();
      return filas.map(({ id_bloqueo, seudonimo, creado_en }) => ({
        ...{ idBloqueo: id_bloqueo, seudonimo, desde: new Date(creado_en) },
      }));
    },

    async ocultar(idTexto, idMiembro, now) {
      await db
        .insertInto("ocultos_de_comunidad")
        .values({ id_miembro: idMiembro, id_texto: idTexto, oculto_en: now.toISOString() })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
    },

    async mostrar(idTexto, idMiembro) {
      await db
        .deleteFrom("ocultos_de_comunidad")
        .where("id_miembro", "=", idMiembro)
        .where("id_texto", "=", idTexto)
        .execute();
    },

    async guardarBorrador({ idMiembro, lugar, texto, idCitado }, now) {
      if (texto === "") {
        await db
          .deleteFrom("borradores_de_comunidad")
          .where("id_miembro", "=", idMiembro)
          .where("lugar", "=", lugar)
          .execute();
        return;
      }
      const valores = { texto, id_citado: idCitado, guardado_en: now.toISOString() };
      await db
        .insertInto("borradores_de_comunidad")
        .values({ id_miembro: idMiembro, lugar, ...valores })
        .onConflict((conflicto) => conflicto.columns(["id_miembro", "lugar"]).doUpdateSet(valores))
        .execute();
    },

    async borrador(idMiembro, lugar) {
      const fila = await db
        .selectFrom("borradores_de_comunidad")
        .select(["texto", "id_citado"])
        .where("id_miembro", "=", idMiembro)
        .where("lugar", "=", lugar)
        .executeTakeFirst();
      return { texto: fila?.texto ?? "", idCitado: fila?.id_citado ?? null };
    },

    async dejarBorradores(idPersona, cuantos) {
      const sobran = await db
        .selectFrom("miembros_de_comunidad as m")
        .innerJoin("borradores_de_comunidad as b", "b.id_miembro", "m.id_miembro")
        .select(["b.id_miembro", "b.lugar"])
        .where("m.id_persona", "=", idPersona)
        .orderBy("b.guardado_en", "desc")
        .orderBy("b.lugar")
        .limit(cuantos)
        .offset(cuantos)
        .execute();
      for (const { id_miembro, lugar } of sobran)
        await db
          .deleteFrom("borradores_de_comunidad")
          .where("id_miembro", "=", id_miembro)
          .where("lugar", "=", lugar)
          .execute();
    },

    async ocultos(idMiembro, cuantos) {
      const filas = await db
        .selectFrom("ocultos_de_comunidad as o")
        .innerJoin("textos_de_comunidad as t", "t.id_texto", "o.id_texto")
        .leftJoin("miembros_de_comunidad as m", "m.id_miembro", "t.id_miembro")
        .select(["t.id_texto", "t.texto", "m.seudonimo", "o.oculto_en"])
        .select(
          sql<number>`case when exists (select 1 from bloqueos_de_comunidad as b
            where b.id_miembro = o.id_miembro and b.id_bloqueado = t.id_miembro) then 1 else 0 end`.as(
            "bloqueado",
          ),
        )
        .where("o.id_miembro", "=", idMiembro)
        .where("t.estado", "=", "publicado")
        .orderBy("o.oculto_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(({ id_texto, texto, seudonimo, oculto_en, bloqueado }) => ({
        ...{ idTexto: id_texto, texto, seudonimo, ocultoEn: new Date(oculto_en), bloqueado: bloqueado === 1 },
      }));
    },
  };
}
