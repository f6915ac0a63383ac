import { sql } from "kysely";
import type { Sorteo } from "../../../app/domain/consentimientos/sorteos/sorteo";
import type { SorteoRepository } from "../../../app/domain/consentimientos/sorteos/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { siguienteNumero } from "../../platform/repositories/contadores";

export function makeSorteoRepository(db: Db | Trx): SorteoRepository {
  return {
    async ultimo(now) {
      const fila = await db
        .selectFrom("sorteos")
        .selectAll()
        .where("desde", "<=", now.toISOString())
        .orderBy("desde", "desc")
        .limit(1)
        .executeTakeFirst();
      return fila ? aSorteo(fila) : null;
    },

    async porId(idSorteo) {
      const fila = await db
        .selectFrom("sorteos")
        .selectAll()
        .where("id_sorteo", "=", idSorteo)
        .executeTakeFirst();
      return fila ? aSorteo(fila) : null;
    },

    async sinLista(now) {
      const filas = await db
        .selectFrom("sorteos")
        .select("id_sorteo")
        .where("hasta", "<=", now.toISOString())
        .where("id_sorteo", "not in", (eb) => eb.selectFrom("listas_de_sorteo").select("id_sorteo"))
        .where("id_sorteo", "not in", (eb) => eb.selectFrom("ganadores_de_sorteo").select("id_sorteo"))
        .execute();
      return filas.map(({ id_sorteo }) => id_sorteo);
    },

    async detenerEntradas(idSorteo) {
      // Updates that change nothing, for the locks that they take: of the series, which who enters waits for, and of
      // every entry. What waited for them finds the list there, and is refused.
      await db
        .updateTable("contadores")
        .set({ valor: sql`contadores.valor` })
        .where("nombre", "=", serieDe(idSorteo))
        .execute();
      if (await this.lista(idSorteo)) return false;
      await db
        .updateTable("participaciones_en_sorteos")
        .set({ creado_en: sql`creado_en` })
        .where("id_sorteo", "=", idSorteo)
        .execute();
      return true;
    },

    async entradas(idSorteo) {
      const filas = await db
        .selectFrom("participaciones_en_sorteos")
        .select(["numero", "id_persona", "nonce"])
        .where("id_sorteo", "=", idSorteo)
        .where("retirado_en", "is", null)
        .orderBy("numero")
        .execute();
      return filas.flatMap(({ numero, id_persona: idPersona, nonce }) =>
        numero === null ? [] : [{ numero, idPersona, nonce }],
      );
    },

    async darNonce(idSorteo, { idPersona, nonce }) {
      await suya(db, idSorteo, idPersona).set({ nonce }).where("nonce", "is", null).execute();
    },

    async guardarLista(idSorteo, { texto, huella, entradas, fijadaEn }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("listas_de_sorteo")
        .values({ id_sorteo: idSorteo, lista: texto, huella, entradas, creado_en: fijadaEn.toISOString() })
        .onConflict((conflicto) => conflicto.column("id_sorteo").doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async lista(idSorteo) {
      const fila = await db
        .selectFrom("listas_de_sorteo")
        .select(["huella", "entradas", "creado_en"])
        .where("id_sorteo", "=", idSorteo)
        .executeTakeFirst();
      return fila
        ? { huella: fila.huella, entradas: fila.entradas, fijadaEn: new Date(fila.creado_en) }
        : null;
    },

    async textoDeLaLista(idSorteo) {
      const fijada = await db
        .selectFrom("listas_de_sorteo")
        .select("lista")
        .where("id_sorteo", "=", idSorteo)
        .executeTakeFirst();
      if (fijada) return fijada.lista;
      const conGanador = await db
        .selectFrom("ganadores_de_sorteo")
        .select("lista_de_entradas")
        .where("id_sorteo", "=", idSorteo)
        .executeTakeFirst();
      return conGanador?.lista_de_entradas ?? null;
    },

    async comprometer(idSorteo, huellaDeSemilla, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("compromisos_de_sorteo")
        .values({ id_sorteo: idSorteo, huella_de_semilla: huellaDeSemilla, creado_en: now.toISOString() })
        .onConflict((conflicto) => conflicto.column("id_sorteo").doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async huellaDeSemilla(idSorteo) {
      const fila = await db
        .selectFrom("compromisos_de_sorteo")
        .select("huella_de_semilla")
        .where("id_sorteo", "=", idSorteo)
        .executeTakeFirst();
      return fila?.huella_de_semilla ?? null;
    },

    async ganador(idSorteo) {
      const fila = await db
        .selectFrom("ganadores_de_sorteo")
        .select(["semilla", "valor_publico", "huella_de_entradas", "entradas", "numero"])
        .select((eb) => eb("lista_de_entradas", "is not", null).as("con_lista"))
        .where("id_sorteo", "=", idSorteo)
        .executeTakeFirst();
      return fila
        ? {
            semilla: fila.semilla,
            valorPublico: fila.valor_publico,
            conListaDeNumeros: Boolean(fila.con_lista),
            huellaDeEntradas: fila.huella_de_entradas,
            entradas: fila.entradas,
            numero: fila.numero,
          }
        : null;
    },

    async guardarGanador(idSorteo, ganador, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("ganadores_de_sorteo")
        .values({
          id_sorteo: idSorteo,
          semilla: ganador.semilla,
          valor_publico: ganador.valorPublico,
          huella_de_entradas: ganador.huellaDeEntradas,
          entradas: ganador.entradas,
          numero: ganador.numero,
          creado_en: now.toISOString(),
        })
        .onConflict((conflicto) => conflicto.column("id_sorteo").doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async deUnaPersona(idSorteo, idPersona) {
      const fila = await db
        .selectFrom("participaciones_en_sorteos")
        .selectAll()
        .where("id_sorteo", "=", idSorteo)
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      if (typeof fila?.numero !== "number") return null;
      return {
        numero: fila.numero,
        nonce: fila.nonce,
        via: fila.via,
        creadoEn: new Date(fila.creado_en),
        retiradoEn: fila.retirado_en === null ? null : new Date(fila.retirado_en),
      };
    },

    async participar({ idSorteo, idPersona, via, nonce }, now) {
      // The place of the person first: had the number been taken before, a second entry would leave a gap.
      const nueva = await db
        .insertInto("participaciones_en_sorteos")
        .values({
          id_sorteo: idSorteo,
          id_persona: idPersona,
          numero: null,
          nonce,
          via,
          creado_en: now.toISOString(),
          retirado_en: null,
        })
        .onConflict((conflicto) => conflicto.columns(["id_sorteo", "id_persona"]).doNothing())
        .returning("id_persona")
        .executeTakeFirst();
      if (!nueva) {
        // Whoever had left comes back with the number that was theirs, by the way that they come in now.
        await suya(db, idSorteo, idPersona)
          .set({ retirado_en: null, via })
          .where("retirado_en", "is not", null)
          .execute();
        return;
      }
      const numero = await siguienteNumero(db, serieDe(idSorteo));
      await suya(db, idSorteo, idPersona).set({ numero }).execute();
    },

    async retirar(idSorteo, idPersona, now) {
      const { numUpdatedRows } = await suya(db, idSorteo, idPersona)
        .set({ retirado_en: now.toISOString() })
        .where("retirado_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async contar(idSorteo) {
      const { n } = await db
        .selectFrom("participaciones_en_sorteos")
        .select((eb) => eb.fn.countAll().as("n"))
        .where("id_sorteo", "=", idSorteo)
        .where("retirado_en", "is", null)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
  };
}

function aSorteo(fila: Tables["sorteos"]): Sorteo {
  return {
    idSorteo: fila.id_sorteo,
    premio: fila.premio,
    existencias: fila.existencias,
    organizador: fila.organizador,
    ruc: fila.ruc,
    desde: new Date(fila.desde),
    hasta: new Date(fila.hasta),
    sorteoEn: new Date(fila.sorteo_en),
    fuentePublica: fila.fuente_publica,
  };
}

const serieDe = (idSorteo: string) => `sorteo:${idSorteo}`;

const suya = (db: Db | Trx, idSorteo: string, idPersona: number) =>
  db
    .updateTable("participaciones_en_sorteos")
    .where("id_sorteo", "=", idSorteo)
    .where("id_persona", "=", idPersona);

/** Writes a draw, unless it is there: its terms do not change once people may have entered. */
export async function guardarSorteo(db: Db | Trx, sorteo: Sorteo): Promise<void> {
  await db
    .insertInto("sorteos")
    .values({
      id_sorteo: sorteo.idSorteo,
      premio: sorteo.premio,
      existencias: sorteo.existencias,
      organizador: sorteo.organizador,
      ruc: sorteo.ruc,
      desde: sorteo.desde.toISOString(),
      hasta: sorteo.hasta.toISOString(),
      sorteo_en: sorteo.sorteoEn.toISOString(),
      fuente_publica: sorteo.fuentePublica,
    })
    .onConflict((conflicto) => conflicto.column("id_sorteo").doNothing())
    .execute();
}
