import { sql } from "kysely";
import type { AccionPropia } from "../../../app/domain/historial/accion";
import { elMasNuevoPrimero } from "../../../app/domain/historial/logro";
import type {
  AccionPropiaRepository,
  LogroRepository,
  HistorialRepository,
  PausaDeRachaRepository,
} from "../../../app/domain/historial/repositorio";
import { agrupar } from "../../../app/domain/shared/agrupar";
import type { Db, Trx } from "../../platform/database/client";

export function makeAccionPropiaRepository(db: Db | Trx): AccionPropiaRepository {
  return {
    async anotar(idPersona, { que, dia, anotadaEn }) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("acciones_propias")
        .values({ id_persona: idPersona, dia, que, anotada_en: anotadaEn.toISOString() })
        .onConflict((conflicto) => conflicto.columns(["id_persona", "dia", "que"]).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
  };
}

export function makeLogroRepository(db: Db | Trx): LogroRepository {
  return {
    async guardar(idPersona, { uid, titulo, razon, dia }) {
      await db
        .insertInto("logros")
        .values({ id_persona: idPersona, uid, titulo, razon, dia })
        .onConflict((conflicto) => conflicto.columns(["id_persona", "uid"]).doNothing())
        .execute();
    },
  };
}

export function makePausaDeRachaRepository(db: Db | Trx): PausaDeRachaRepository {
  return {
    deLaPersona: (idPersona) =>
      db
        .selectFrom("pausas_de_racha")
        .select(["desde", "hasta"])
        .where("id_persona", "=", idPersona)
        .orderBy("desde")
        .execute(),

    async abrir(idPersona, { desde, hasta }) {
      await db
        .insertInto("pausas_de_racha")
        .values({ id_persona: idPersona, desde, hasta })
        .onConflict((conflicto) =>
          conflicto
            .columns(["id_persona", "desde"])
            .doUpdateSet((eb) => ({ hasta: eb.ref("excluded.hasta") })),
        )
        .execute();
    },

    async cerrar(idPersona, ultimoDia) {
      await db
        .updateTable("pausas_de_racha")
        .set({ hasta: ultimoDia })
        .where("id_persona", "=", idPersona)
        .where("hasta", ">", ultimoDia)
        .execute();
    },
  };
}

/**
 * Repository that reads a person's history. One statement reads three tables, so the three kinds of rows share
 * columns.
 */
export function makeHistorialRepository(db: Db | Trx): HistorialRepository {
  return {
    async de(idPersona) {
      const filas = await db
        .selectFrom("logros")
        .select(["dia", "uid as nombre", "razon as detalle", "titulo", de("logro")])
        .where("id_persona", "=", idPersona)
        .unionAll(
          db
            .selectFrom("acciones_propias")
            .select(["dia", "que as nombre", "anotada_en as detalle", vacia.as("titulo"), de("anotada")])
            .where("id_persona", "=", idPersona),
        )
        .unionAll(
          db
            .selectFrom("pausas_de_racha")
            .select(["desde as dia", "hasta as nombre", vacia.as("detalle"), vacia.as("titulo"), de("pausa")])
            .where("id_persona", "=", idPersona),
        )
        .orderBy("dia")
        .orderBy("nombre")
        .execute();
      const deClase = agrupar(filas, ({ clase }) => clase);
      return {
        anotadas: deClase("anotada").map(({ dia, nombre, detalle }) => ({
          que: nombre as AccionPropia,
          dia,
          anotadaEn: new Date(detalle),
        })),
        logros: deClase("logro")
          .map(({ dia, nombre, detalle, titulo }) => ({ uid: nombre, titulo, razon: detalle, dia }))
          .sort(elMasNuevoPrimero),
        pausas: deClase("pausa").map(({ dia, nombre }) => ({ desde: dia, hasta: nombre })),
      };
    },
  };
}

const vacia = sql<string>`''`;
const de = (clase: "anotada" | "logro" | "pausa") => sql<typeof clase>`${sql.lit(clase)}`.as("clase");
