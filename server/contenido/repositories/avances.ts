import { sql } from "kysely";
import type { Avance } from "../../../app/domain/contenido/avances/avance";
import type { AvanceRepository } from "../../../app/domain/contenido/avances/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { unaVez } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { AvanceRow } from "../tables";

const nada = sql<string | null>`cast(null as text)`;
const vacio = sql<string>`''`;

export function makeAvanceRepository(db: Db | Trx): AvanceRepository {
  /** Reads a person's progress in videos once for the videos and the routes of a page. */
  const leerActividad = (idPersona: number) =>
    unaVez(db, `lo-hecho:${idPersona}`, async () => {
      const filas = await actividad(db, { idPersona });
      return {
        avances: filas.flatMap((fila) => (fila.dia === null ? [avanceDe(fila)] : [])),
        vistos: filas
          .flatMap(({ uid, dia, visto_en, marcado }) =>
            dia === null || visto_en === null
              ? []
              : [{ uid, dia, vistoEn: new Date(visto_en), marcado: marcado === 1 }],
          )
          .toSorted((a, b) => a.vistoEn.getTime() - b.vistoEn.getTime()),
        descargas: filas.flatMap(({ uid, dia, movido_en, visto_en }) =>
          dia === null || visto_en !== null ? [] : [{ uid, dia, descargadaEn: new Date(movido_en) }],
        ),
      };
    });
  return {
    async uno(idPersona, uid) {
      const fila = await db
        .selectFrom("avances")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("uid", "=", uid)
        .executeTakeFirst();
      return fila ? avanceDe(fila) : null;
    },

    async tomar(idPersona, nuevo) {
      // The insert changes nothing in an existing row, and so locks it: SQLite has no `for update`.
      const fila = await db
        .insertInto("avances")
        .values({ id_persona: idPersona, ...filaDe(nuevo) })
        .onConflict((conflicto) =>
          conflicto.columns(["id_persona", "uid"]).doUpdateSet((eb) => ({ uid: eb.ref("excluded.uid") })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return avanceDe(fila);
    },

    async guardar(idPersona, avance) {
      const { uid, ...resto } = filaDe(avance);
      await db
        .updateTable("avances")
        .set(resto)
        .where("id_persona", "=", idPersona)
        .where("uid", "=", uid)
        .execute();
    },

    async anotarDia(idPersona, { uid, dia, vistoEn, marcado }) {
      await db
        .insertInto("dias_vistos")
        .values({
          id_persona: idPersona,
          uid,
          dia,
          visto_en: vistoEn.toISOString(),
          marcado: Number(marcado),
        })
        .onConflict((conflicto) => {
          const delDia = conflicto.columns(["id_persona", "uid", "dia"]);
          return marcado ? delDia.doNothing() : delDia.doUpdateSet({ marcado: 0 });
        })
        .execute();
    },

    async quitar(idPersona, uid) {
      for (const tabla of ["avances", "dias_vistos"] as const) {
        await db.deleteFrom(tabla).where("id_persona", "=", idPersona).where("uid", "=", uid).execute();
      }
    },

    async ultimos(idPersona, cuantos) {
      const { avances } = await leerActividad(idPersona);
      return avances.toSorted((a, b) => b.movidoEn.getTime() - a.movidoEn.getTime()).slice(0, cuantos);
    },

    actividad: leerActividad,
  };
}

/** Progress, downloads and days of a person, in rows of one shape; progress has no day. */
const actividad = sentencia((db, { idPersona }: Huecos<{ idPersona: number }>) =>
  db
    .selectFrom("avances")
    .select(["uid", "posicion", "rangos", "comenzado_en", "movido_en", "visto_en"])
    .select(["ultima_vez_en", "vuelta", "marcado", nada.as("dia")])
    .where("id_persona", "=", idPersona)
    .unionAll(
      db
        .selectFrom("descargas")
        .select((eb) => ["uid", eb.lit(0).as("posicion"), vacio.as("rangos")])
        .select(["descargada_en as comenzado_en", "descargada_en as movido_en", nada.as("visto_en")])
        .select((eb) => [nada.as("ultima_vez_en"), nada.as("vuelta"), eb.lit(0).as("marcado"), "dia"])
        .where("id_persona", "=", idPersona),
    )
    .unionAll(
      db
        .selectFrom("dias_vistos")
        .select((eb) => ["uid", eb.lit(0).as("posicion"), vacio.as("rangos")])
        .select(["visto_en as comenzado_en", "visto_en as movido_en", "visto_en"])
        .select([nada.as("ultima_vez_en"), nada.as("vuelta"), "marcado", "dia"])
        .where("id_persona", "=", idPersona),
    ),
);

const avanceDe = (fila: Omit<AvanceRow, "id_persona">): Avance => ({
  uid: fila.uid,
  posicion: fila.posicion,
  rangos: JSON.parse(fila.rangos) as Avance["rangos"],
  comenzadoEn: new Date(fila.comenzado_en),
  movidoEn: new Date(fila.movido_en),
  vistoEn: instanteO(fila.visto_en),
  marcado: fila.marcado === 1,
  ultimaVezEn: instanteO(fila.ultima_vez_en),
  vuelta: fila.vuelta ? (JSON.parse(fila.vuelta) as Avance["vuelta"]) : [],
});

const instanteO = (escrito: string | null) => (escrito === null ? null : new Date(escrito));

const filaDe = ({
  uid,
  posicion,
  rangos,
  comenzadoEn,
  movidoEn,
  vistoEn,
  marcado,
  ultimaVezEn,
  vuelta,
}: Avance) => ({
  uid,
  posicion,
  rangos: JSON.stringify(rangos),
  comenzado_en: comenzadoEn.toISOString(),
  movido_en: movidoEn.toISOString(),
  visto_en: vistoEn?.toISOString() ?? null,
  marcado: Number(marcado),
  ultima_vez_en: ultimaVezEn?.toISOString() ?? null,
  vuelta: vuelta.length > 0 ? JSON.stringify(vuelta) : null,
});
