import { sql } from "kysely";
import type { ContenidoDeHoja, HojaRegistrada, HojaRepository } from "../../../app/domain/reclamos/registro";
import type { Db, Trx } from "../../platform/database/client";
import { abrirSerie, fijarNumero } from "../../platform/repositories/contadores";
import type { TextosDeLibro } from "./closed";
import type { HojaRow } from "./tables";

/** Place after every sheet, so that the first page too is read from a place of the index. */
const FINAL_DEL_LIBRO = { anio: 9999, numero: 0 };

const serieDe = (anio: number) => `libro-de-reclamaciones:${anio}`;

/** Written so that no partial index of the open rows is read whole for one sheet (PostgreSQL § 11.8). */
const sinFecha = (columna: "anonimizada_en" | "respondida_en") =>
  sql<boolean>`coalesce(${sql.ref(columna)}, '') = ''`;

export function makeHojaRepository(db: Db | Trx, textos: TextosDeLibro): HojaRepository {
  const hojaDe = (fila: HojaRow): HojaRegistrada => ({
    idHoja: fila.id_hoja,
    numero: fila.numero,
    anio: fila.anio,
    codigo: fila.codigo,
    tipo: fila.tipo,
    regimen: fila.regimen,
    plazoEnDias: fila.plazo_en_dias,
    registradaEn: new Date(fila.registrada_en),
    venceEl: fila.vence_el,
    respondidaEn: fila.respondida_en === null ? null : new Date(fila.respondida_en),
    porEntregarDesde: fila.por_entregar_desde === null ? null : new Date(fila.por_entregar_desde),
    anonimizadaEn: fila.anonimizada_en === null ? null : new Date(fila.anonimizada_en),
    contenido: textos.abrir(
      { cerrado: fila.hoja_cerrada, huella: fila.huella },
      fila.id_hoja,
    ) as ContenidoDeHoja | null,
  });
  const hojas = () => db.selectFrom("hojas_de_reclamacion").selectAll();

  async function ultimoNumero(anio: number): Promise<number> {
    const ultima = await db
      .selectFrom("hojas_de_reclamacion")
      .select("numero")
      .where("anio", "=", anio)
      .orderBy("numero", "desc")
      .limit(1)
      .executeTakeFirst();
    return ultima?.numero ?? 0;
  }

  return {
    async bloquearLibro(anio) {
      // The write locks the row of the counter, on both databases, before the sheets are read.
      await abrirSerie(db, serieDe(anio));
      return ultimoNumero(anio);
    },
    ultimoNumero,

    async guardar({ idEnvio, idPersona, contenido, ...hoja }) {
      const { cerrado, huella } = textos.cerrar(contenido, hoja.idHoja);
      await fijarNumero(db, serieDe(hoja.anio), hoja.numero);
      await db
        .insertInto("hojas_de_reclamacion")
        .values({
          id_hoja: hoja.idHoja,
          id_envio: idEnvio,
          anio: hoja.anio,
          numero: hoja.numero,
          codigo: hoja.codigo,
          tipo: hoja.tipo,
          regimen: hoja.regimen,
          plazo_en_dias: hoja.plazoEnDias,
          registrada_en: hoja.registradaEn.toISOString(),
          vence_el: hoja.venceEl,
          huella,
          hoja_cerrada: cerrado,
          respondida_en: null,
          por_entregar_desde: null,
          anonimizada_en: null,
        })
        .execute();
      if (idPersona === null) return;
      await db
        .insertInto("personas_de_reclamo")
        .values({ id_hoja: hoja.idHoja, id_persona: idPersona })
        .execute();
    },

    async porEnvio(idEnvio) {
      const fila = await hojas().where("id_envio", "=", idEnvio).executeTakeFirst();
      return fila ? hojaDe(fila) : null;
    },

    async porCodigo(codigo) {
      const fila = await hojas().where("codigo", "=", codigo).executeTakeFirst();
      return fila ? hojaDe(fila) : null;
    },

    async porNumero(anio, numero) {
      const fila = await hojas().where("anio", "=", anio).where("numero", "=", numero).executeTakeFirst();
      return fila ? hojaDe(fila) : null;
    },

    async porResponder(hasta, cuantas) {
      const filas = await hojas()
        .where("respondida_en", "is", null)
        .where("vence_el", "<=", hasta)
        .orderBy("vence_el")
        .limit(cuantas)
        .execute();
      return filas.map(hojaDe);
    },

    async cuantasPorResponder(hasta) {
      const { cuantas } = await db
        .selectFrom("hojas_de_reclamacion")
        .select((eb) => eb.fn.countAll<number | string>().as("cuantas"))
        .where("respondida_en", "is", null)
        .where("vence_el", "<=", hasta)
        .executeTakeFirstOrThrow();
      return Number(cuantas);
    },

    async pagina({ soloRespondidas, antesDe, cuantas }) {
      const { anio, numero } = antesDe ?? FINAL_DEL_LIBRO;
      let query = hojas()
        .where((eb) => eb(eb.refTuple("anio", "numero"), "<", eb.tuple(anio, numero)))
        .orderBy("anio", "desc")
        .orderBy("numero", "desc")
        .limit(cuantas);
      if (soloRespondidas) query = query.where("respondida_en", "is not", null);
      return (await query.execute()).map(hojaDe);
    },

    async cartas(hasta, cuantas) {
      const filas = await hojas()
        .where("por_entregar_desde", "<=", hasta.toISOString())
        .orderBy("por_entregar_desde")
        .limit(cuantas)
        .execute();
      return filas.map(hojaDe);
    },

    async cuantasCartas(hasta) {
      const { cuantas } = await db
        .selectFrom("hojas_de_reclamacion")
        .select((eb) => eb.fn.countAll<number | string>().as("cuantas"))
        .where("por_entregar_desde", "<=", hasta.toISOString())
        .executeTakeFirstOrThrow();
      return Number(cuantas);
    },

    async anotarCarta(idHoja, porEntregarDesde) {
      await db
        .updateTable("hojas_de_reclamacion")
        .set({ por_entregar_desde: porEntregarDesde?.toISOString() ?? null })
        .where("id_hoja", "=", idHoja)
        .execute();
    },

    async tomar(idHoja) {
      // The write changes nothing and locks the row, on both databases.
      await db
        .updateTable("hojas_de_reclamacion")
        .set(({ ref }) => ({ respondida_en: ref("respondida_en") }))
        .where("id_hoja", "=", idHoja)
        .execute();
    },

    async personaDe(idHoja) {
      const fila = await db
        .selectFrom("personas_de_reclamo")
        .select("id_persona")
        .where("id_hoja", "=", idHoja)
        .executeTakeFirst();
      return fila?.id_persona ?? null;
    },

    async delLibro(anio, despuesDe, cuantas) {
      const filas = await hojas()
        .where("anio", "=", anio)
        .where("numero", ">", despuesDe)
        .orderBy("numero")
        .limit(cuantas)
        .execute();
      return filas.map(hojaDe);
    },

    async marcarRespondida(idHoja, now) {
      const { numUpdatedRows } = await db
        .updateTable("hojas_de_reclamacion")
        .set({ respondida_en: now.toISOString() })
        .where("id_hoja", "=", idHoja)
        .where(sinFecha("respondida_en"))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async porAnonimizar(antesDe, cuantas) {
      const limite = antesDe.toISOString();
      const filas = await db
        .selectFrom("hojas_de_reclamacion")
        .select("id_hoja")
        .where("anonimizada_en", "is", null)
        .where("respondida_en", "<", limite)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("respuestas_de_reclamo")
                .select("orden")
                .whereRef("respuestas_de_reclamo.id_hoja", "=", "hojas_de_reclamacion.id_hoja")
                .where("escrita_en", ">=", limite),
            ),
          ),
        )
        .limit(cuantas)
        .execute();
      return filas.map(({ id_hoja }) => id_hoja);
    },

    async anonimizar(idHoja, now) {
      await db
        .updateTable("hojas_de_reclamacion")
        .set({ hoja_cerrada: null, por_entregar_desde: null, anonimizada_en: now.toISOString() })
        .where("id_hoja", "=", idHoja)
        .where(sinFecha("anonimizada_en"))
        .execute();
      await db
        .updateTable("respuestas_de_reclamo")
        .set({ texto_cerrado: null })
        .where("id_hoja", "=", idHoja)
        .execute();
      await db.deleteFrom("personas_de_reclamo").where("id_hoja", "=", idHoja).execute();
      await db
        .deleteFrom("trozos_de_adjunto")
        .where("id_adjunto", "in", (eb) =>
          eb.selectFrom("adjuntos_de_reclamo").select("id_adjunto").where("id_hoja", "=", idHoja),
        )
        .execute();
      await db.deleteFrom("adjuntos_de_reclamo").where("id_hoja", "=", idHoja).execute();
    },

    async cerradasDespuesDe(idHoja, cuantas) {
      const filas = await db
        .selectFrom("hojas_de_reclamacion")
        .select(["id_hoja", "hoja_cerrada"])
        .where("id_hoja", ">", idHoja)
        .where("hoja_cerrada", "is not", null)
        .orderBy("id_hoja")
        .limit(cuantas)
        .execute();
      return filas.map(({ id_hoja, hoja_cerrada }) => ({ nombre: id_hoja, cerrado: hoja_cerrada! }));
    },

    async cerrarDeNuevo({ nombre: idHoja, cerrado: antes }, cerrado) {
      const { numUpdatedRows } = await db
        .updateTable("hojas_de_reclamacion")
        .set({ hoja_cerrada: cerrado })
        .where("id_hoja", "=", idHoja)
        .where("hoja_cerrada", "=", antes)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
