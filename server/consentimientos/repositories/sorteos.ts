import { sql } from "kysely";
import type { Sorteo } from "../../../app/domain/consentimientos/sorteos/sorteo";
import type { SorteoRepository } from "../../../app/domain/consentimientos/sorteos/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { siguienteNumero, tomarSerie } from "../../platform/repositories/contadores";
import { GuardadoEnMemoria, marcarCambio, SORTEOS } from "../../platform/repositories/versiones";
import { aParticipacion, aSorteo, conParticipaciones } from "./filaDeSorteo";

/** All draws, kept in memory: they are few, and every page checks whether one is open. */
export const sorteosEnMemoria = () => new GuardadoEnMemoria(SORTEOS, todos);

async function todos(db: Db | Trx): Promise<Sorteo[]> {
  const filas = await db.selectFrom("sorteos").selectAll().orderBy("desde", "desc").execute();
  return filas.map(aSorteo);
}

export function makeSorteoRepository(db: Db | Trx, memoria = sorteosEnMemoria()): SorteoRepository {
  return {
    ultimo: async (now) => (await memoria.leer(db)).find(({ desde }) => desde <= now) ?? null,

    comenzados: async (now) => (await memoria.leer(db)).filter(({ desde }) => desde <= now),

    conParticipaciones: (cuantos) => conParticipaciones(db, cuantos),

    async numerosGanadores() {
      const filas = await db.selectFrom("ganadores_de_sorteo").select(["id_sorteo", "numero"]).execute();
      return new Map(filas.map(({ id_sorteo, numero }) => [id_sorteo, numero]));
    },

    async detenerNuevos() {
      await marcarCambio(db, SORTEOS);
      return todos(db);
    },

    guardar: (sorteo) => guardarSorteo(db, sorteo),

    porId: async (idSorteo) =>
      (await memoria.leer(db)).find((sorteo) => sorteo.idSorteo === idSorteo) ?? null,

    async situacion(idSorteo, idPersona) {
      const fila = await db
        .selectFrom("sorteos as s")
        .leftJoin("compromisos_de_sorteo as c", "c.id_sorteo", "s.id_sorteo")
        .leftJoin("listas_de_sorteo as l", "l.id_sorteo", "s.id_sorteo")
        .leftJoin("ganadores_de_sorteo as g", "g.id_sorteo", "s.id_sorteo")
        .leftJoin("participaciones_en_sorteos as p", (on) =>
          on.onRef("p.id_sorteo", "=", "s.id_sorteo").on("p.id_persona", "=", idPersona),
        )
        .select(["c.huella_de_semilla", "l.huella", "l.creado_en as fijada_en", "l.entradas as en_lista"])
        .select(["g.semilla", "g.valor_publico", "g.huella_de_entradas", "g.entradas", "g.numero as ganador"])
        .select(["p.numero", "p.nonce", "p.via", "p.creado_en", "p.retirado_en"])
        .select((eb) => [
          eb("g.lista_de_entradas", "is not", null).as("con_lista"),
          eb
            .selectFrom("participaciones_en_sorteos as otra")
            .select((consulta) => consulta.fn.countAll().as("n"))
            .whereRef("otra.id_sorteo", "=", "s.id_sorteo")
            .where("otra.retirado_en", "is", null)
            .as("participaciones"),
        ])
        .where("s.id_sorteo", "=", idSorteo)
        .executeTakeFirst();
      if (!fila) return null;
      const { semilla, ganador } = fila;
      return {
        participaciones: Number(fila.participaciones ?? 0),
        propia: aParticipacion(fila),
        huellaDeSemilla: fila.huella_de_semilla,
        lista:
          fila.huella === null || fila.fijada_en === null
            ? null
            : { huella: fila.huella, entradas: fila.en_lista ?? 0, fijadaEn: new Date(fila.fijada_en) },
        ganador:
          semilla === null || ganador === null || fila.huella_de_entradas === null
            ? null
            : {
                semilla,
                valorPublico: fila.valor_publico,
                conListaDeNumeros: Boolean(fila.con_lista),
                huellaDeEntradas: fila.huella_de_entradas,
                entradas: fila.entradas ?? 0,
                numero: ganador,
              },
      };
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
      // These updates change nothing: they lock the number series of the draw, for which new entries wait, and every
      // entry. So an entry that waited finds the list fixed, and is refused.
      await tomarSerie(db, serieDe(idSorteo));
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

    async personaDe(idSorteo, numero) {
      const fila = await db
        .selectFrom("participaciones_en_sorteos")
        .select("id_persona")
        .where("id_sorteo", "=", idSorteo)
        .where("numero", "=", numero)
        .executeTakeFirst();
      return fila?.id_persona ?? null;
    },

    async darNonce(idSorteo, { idPersona, nonce }) {
      await cambiarParticipacion(db, idSorteo, idPersona).set({ nonce }).where("nonce", "is", null).execute();
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
      return fila ? aParticipacion(fila) : null;
    },

    async participar({ idSorteo, idPersona, via, nonce }, now) {
      // The row of the person is written before its number is taken: otherwise a second entry of theirs would leave a
      // gap in the numbers.
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
        // A person who had left the draw enters again with the old number, and with the new `via`.
        const { numUpdatedRows } = await cambiarParticipacion(db, idSorteo, idPersona)
          .set({ retirado_en: null, via })
          .where("retirado_en", "is not", null)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }
      const numero = await siguienteNumero(db, serieDe(idSorteo));
      await cambiarParticipacion(db, idSorteo, idPersona).set({ numero }).execute();
      return true;
    },

    async retirar(idSorteo, idPersona, now) {
      const { numUpdatedRows } = await cambiarParticipacion(db, idSorteo, idPersona)
        .set({ retirado_en: now.toISOString() })
        .where("retirado_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const serieDe = (idSorteo: string) => `sorteo:${idSorteo}`;

const cambiarParticipacion = (db: Db | Trx, idSorteo: string, idPersona: number) =>
  db
    .updateTable("participaciones_en_sorteos")
    .where("id_sorteo", "=", idSorteo)
    .where("id_persona", "=", idPersona);

/** Writes a draw unless it exists: its terms must not change once people may have entered. */
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
  await marcarCambio(db, SORTEOS);
}
