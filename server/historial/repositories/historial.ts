import { sql } from "kysely";
import type { AccionPropia } from "../../../app/domain/historial/accion";
import { elMasNuevoPrimero } from "../../../app/domain/historial/logro";
import type {
  AccionPropiaRepository,
  LogroRepository,
  LoPropioRepository,
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

/** Three tables in one statement: what each row has beside its day stands in columns that all of them fill. */
export function makeLoPropioRepository(db: Db | Trx): LoPropioRepository {
  return {
    async de(idPersona) {
      const filas = await db
        .selectFrom("logros")
        .select(["dia", "uid as uno", "razon as otro", "titulo", de("logro")])
        .where("id_persona", "=", idPersona)
        .unionAll(
          db
            .selectFrom("acciones_propias")
            .select(["dia", "que as uno", "anotada_en as otro", vacia.as("titulo"), de("anotada")])
            .where("id_persona", "=", idPersona),
        )
        .unionAll(
          db
            .selectFrom("pausas_de_racha")
            .select(["desde as dia", "hasta as uno", vacia.as("otro"), vacia.as("titulo"), de("pausa")])
            .where("id_persona", "=", idPersona),
        )
        .orderBy("dia")
        .orderBy("uno")
        .execute();
      const suyas = agrupar(filas, ({ cual }) => cual);
      return {
        anotadas: suyas("anotada").map(({ dia, uno, otro }) => ({
          que: uno as AccionPropia,
          dia,
          anotadaEn: new Date(otro),
        })),
        logros: suyas("logro")
          .map(({ dia, uno, otro, titulo }) => ({ uid: uno, titulo, razon: otro, dia }))
          .sort(elMasNuevoPrimero),
        pausas: suyas("pausa").map(({ dia, uno }) => ({ desde: dia, hasta: uno })),
      };
    },
  };
}

const vacia = sql<string>`''`;
const de = (cual: "anotada" | "logro" | "pausa") => sql<typeof cual>`${sql.lit(cual)}`.as("cual");
