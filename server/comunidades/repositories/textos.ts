import { sql, type RawBuilder } from "kysely";
import type {
  Lector,
  TextoDeComunidadRepository,
  TextoLeido,
} from "../../../app/domain/comunidades/repositorio";
import { buscable, esConversacion, type Texto } from "../../../app/domain/comunidades/texto";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { TextoRow } from "../tables";

const aTexto = (fila: TextoRow): Texto => ({
  idTexto: fila.id_texto,
  comunidad: fila.comunidad,
  idConversacion: fila.id_conversacion,
  idMiembro: fila.id_miembro,
  idCitado: fila.id_citado,
  texto: fila.texto,
  estado: fila.estado,
  creadoEn: new Date(fila.creado_en),
  editadoEn: fila.editado_en === null ? null : new Date(fila.editado_en),
  quitado:
    fila.quitado_en === null
      ? null
      : {
          ...{ regla: fila.quitado_regla ?? 0, motivo: fila.quitado_motivo ?? "" },
          en: new Date(fila.quitado_en),
        },
  apelacion: fila.apelacion,
});

type FilaLeida = TextoRow & { seudonimo: string | null; bloqueado: number; con_respuestas: number };

const aLeido = (fila: FilaLeida, idMiembro: string): TextoLeido => ({
  ...aTexto(fila),
  seudonimo: fila.seudonimo,
  esMio: fila.id_miembro === idMiembro,
  bloqueado: fila.bloqueado === 1,
  conRespuestas: fila.con_respuestas === 1,
});

/** True when others can read a reply in the conversation `t`. */
const CON_RESPUESTAS = sql<number>`case when exists (
  select 1 from textos_de_comunidad as r where r.id_conversacion = t.id_conversacion
    and r.inicia = 0 and r.estado = 'publicado' limit 1 offset 0) then 1 else 0 end`;

const bloqueadoPara = (idMiembro: string) => sql<number>`case when exists (
  select 1 from bloqueos_de_comunidad as b where b.id_miembro = ${idMiembro}
    and b.id_bloqueado = t.id_miembro) then 1 else 0 end`;

/**
 * Condition for texts that the reader may read: published ones, the reader's own waiting ones, and the place of one
 * whose author left while a reply stays. A reply is read in its conversation only, and hidden texts are left out.
 */
const legiblePara = (idMiembro: string): RawBuilder<boolean> => sql`(
  t.estado = 'publicado'
  or (t.id_miembro = ${idMiembro} and t.estado in ('en-espera', 'solo-moderacion'))
  or (t.estado = 'ido' and t.inicia = 0)
  or (t.estado in ('ido', 'borrado') and t.inicia = 1 and ${CON_RESPUESTAS} = 1))
  and (t.inicia = 1 or exists (select 1 from textos_de_comunidad as i where i.id_texto = t.id_conversacion
    and i.estado in ('publicado', 'ido', 'borrado') limit 1 offset 0))
  and not exists (select 1 from ocultos_de_comunidad as o where o.id_miembro = ${idMiembro}
    and o.id_texto = t.id_texto)`;

export function makeTextoRepository(db: Db | Trx): TextoDeComunidadRepository {
  const leidos = ({ comunidad, idMiembro }: Lector) =>
    db
      .selectFrom("textos_de_comunidad as t")
      .leftJoin("miembros_de_comunidad as m", "m.id_miembro", "t.id_miembro")
      .selectAll("t")
      .select(["m.seudonimo", bloqueadoPara(idMiembro).as("bloqueado"), CON_RESPUESTAS.as("con_respuestas")])
      .where("t.comunidad", "=", comunidad)
      .where(legiblePara(idMiembro));

  return {
    async guardar(texto, idEnvio) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("textos_de_comunidad")
        .values({
          ...{ id_texto: texto.idTexto, comunidad: texto.comunidad, id_conversacion: texto.idConversacion },
          ...{ inicia: esConversacion(texto) ? 1 : 0, id_miembro: texto.idMiembro, id_envio: idEnvio },
          ...{ id_citado: texto.idCitado, texto: texto.texto, buscable: buscable(texto.texto) },
          ...{ estado: texto.estado, creado_en: texto.creadoEn.toISOString(), editado_en: null },
          ...{ quitado_regla: null, quitado_motivo: null, quitado_en: null, apelacion: null },
        })
        .onConflict((conflicto) => conflicto.columns(["id_miembro", "id_envio"]).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async porEnvio(idMiembro, idEnvio) {
      const fila = await db
        .selectFrom("textos_de_comunidad")
        .selectAll()
        .where("id_miembro", "=", idMiembro)
        .where("id_envio", "=", idEnvio)
        .executeTakeFirst();
      return fila ? aTexto(fila) : null;
    },

    async porId(idTexto) {
      const fila = await db
        .selectFrom("textos_de_comunidad")
        .selectAll()
        .where("id_texto", "=", idTexto)
        .executeTakeFirst();
      return fila ? aTexto(fila) : null;
    },

    async bloquear(idTexto) {
      const fila = await candado(db, "textos_de_comunidad", "estado")
        .where("id_texto", "=", idTexto)
        .returningAll()
        .executeTakeFirst();
      return fila ? aTexto(fila) : null;
    },

    async editar({ idTexto, estado: de }, { texto, estado }, now) {
      const { numUpdatedRows } = await db
        .updateTable("textos_de_comunidad")
        .set({ texto, buscable: buscable(texto), estado, editado_en: now.toISOString() })
        .where("id_texto", "=", idTexto)
        .where("estado", "=", de)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async cambiarEstado(idTexto, de, a) {
      const { numUpdatedRows } = await db
        .updateTable("textos_de_comunidad")
        .set({ estado: a })
        .where("id_texto", "=", idTexto)
        .where("estado", "=", de)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async anotarQuitado(idTexto, quitado) {
      await db
        .updateTable("textos_de_comunidad")
        .set({
          ...{ quitado_regla: quitado?.regla ?? null, quitado_motivo: quitado?.motivo ?? null },
          quitado_en: quitado?.en.toISOString() ?? null,
        })
        .where("id_texto", "=", idTexto)
        .execute();
    },

    async borrar(idTexto) {
      await db
        .updateTable("textos_de_comunidad")
        .set({ texto: "", buscable: "", estado: "borrado", editado_en: null })
        .where("id_texto", "=", idTexto)
        .execute();
    },

    async apelar(idTexto, apelacion) {
      const { numUpdatedRows } = await db
        .updateTable("textos_de_comunidad")
        .set({ apelacion })
        .where("id_texto", "=", idTexto)
        .where("apelacion", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async olvidarApelacion(idTexto) {
      await db
        .updateTable("textos_de_comunidad")
        .set({ apelacion: null })
        .where("id_texto", "=", idTexto)
        .execute();
    },

    async lista(lector, { orden, antesDe, cuantas }) {
      const filas = await leidos(lector)
        .where("t.inicia", "=", 1)
        .$if(orden === "sin-respuesta", (query) =>
          query.where("t.estado", "=", "publicado").where(CON_RESPUESTAS, "=", 0),
        )
        .$if(orden === "mias", (query) => query.where("t.id_miembro", "=", lector.idMiembro))
        .$if(antesDe !== null, (query) =>
          query.where(
            sql<boolean>`(t.creado_en, t.id_texto) < (${antesDe!.creadoEn.toISOString()}, ${antesDe!.idTexto})`,
          ),
        )
        .orderBy("t.creado_en", "desc")
        .orderBy("t.id_texto", "desc")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => aLeido(fila, lector.idMiembro));
    },

    async legible(lector, idTexto) {
      const fila = await leidos(lector).where("t.id_texto", "=", idTexto).executeTakeFirst();
      return fila ? aLeido(fila, lector.idMiembro) : null;
    },

    async respuestas(lector, idConversacion, cuantas) {
      const filas = await leidos(lector)
        .where("t.id_conversacion", "=", idConversacion)
        .where("t.inicia", "=", 0)
        .orderBy("t.creado_en")
        .orderBy("t.id_texto")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => aLeido(fila, lector.idMiembro));
    },

    async buscar(lector, palabras, cuantas) {
      const filas = await palabras
        .reduce(
          // The words hold letters and digits only, so that no sign of `like` is among them.
          (query, palabra) => query.where("t.buscable", "like", `% ${palabra}%`),
          leidos(lector).where("t.inicia", "in", [0, 1]).where("t.estado", "=", "publicado"),
        )
        .where(bloqueadoPara(lector.idMiembro), "=", 0)
        .orderBy("t.creado_en", "desc")
        .orderBy("t.id_texto", "desc")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => aLeido(fila, lector.idMiembro));
    },

    async pendientesDe(idMiembro, cuantas) {
      const filas = await db
        .selectFrom("textos_de_comunidad")
        .selectAll()
        .where("id_miembro", "=", idMiembro)
        .where("estado", "in", ["en-espera", "solo-moderacion", "quitado"])
        .orderBy("creado_en", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(aTexto);
    },
  };
}
