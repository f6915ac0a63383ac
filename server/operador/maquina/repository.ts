import { DEFAULT_MIGRATION_TABLE, PostgresAdapter, sql } from "kysely";
import type { ClaseDeCorreo, MaquinaRepository } from "../../../app/domain/operador/maquina/repositorio";
import { POR_ENTREGAR } from "../../avisos/module";
import type { Db, Trx } from "../../platform/database/client";
import { makeMedidasRepository } from "../repositories/medidas";

const CLASES: readonly ClaseDeCorreo[] = ["urgente", "secreto", "oficio", "persona"];
const CLASE = sql<ClaseDeCorreo>`case when urgente = 1 then 'urgente' when secreto = 1 then 'secreto'
  when oficio = 1 then 'oficio' else 'persona' end`;

const cuantas = (condicion: ReturnType<typeof sql<boolean>>) =>
  sql<number | string>`sum(case when ${condicion} then 1 else 0 end)`;

/** Numbers about the machine. They name no person, address or text. */
export function makeMaquinaRepository(db: Db | Trx): MaquinaRepository {
  const sinEnviar = () =>
    db
      .selectFrom("correos")
      .where("enviado_en", "is", null)
      .where("siguiente_en", ">", "")
      .select([
        CLASE.as("clase"),
        cuantas(POR_ENTREGAR).as("enCola"),
        cuantas(sql`${POR_ENTREGAR} and intentos > 0`).as("conFallos"),
        sql<number | string>`count(*)`.as("todos"),
      ])
      .groupBy(CLASE)
      .execute();
  const enviados = ({ hoy, semana }: { hoy: Date; semana: Date }) =>
    db
      .selectFrom("correos")
      .where("enviado_en", ">=", semana.toISOString())
      .select([
        CLASE.as("clase"),
        cuantas(sql`enviado_en >= ${hoy.toISOString()}`).as("hoy"),
        sql<number | string>`count(*)`.as("todos"),
      ])
      .groupBy(CLASE)
      .execute();

  return {
    medidas: (now) => makeMedidasRepository(db).leer(now),

    async correos(desde) {
      const [esperan, salieron] = await Promise.all([sinEnviar(), enviados(desde)]);
      return CLASES.map((clase) => {
        const espera = esperan.find((fila) => fila.clase === clase);
        const salio = salieron.find((fila) => fila.clase === clase);
        const enCola = Number(espera?.enCola ?? 0);
        return {
          ...{ clase, enCola, conFallos: Number(espera?.conFallos ?? 0) },
          dejados: Number(espera?.todos ?? 0) - enCola,
          enviadosHoy: Number(salio?.hoy ?? 0),
          enviadosEnLaSemana: Number(salio?.todos ?? 0),
        };
      });
    },

    async fallos({ hoy, semana }) {
      const trabajo = sql<string | null>`case when lugar = 'trabajo' then path end`;
      const filas = await db
        .selectFrom("fallos")
        .where("ocurrido_en", ">=", semana.toISOString())
        .select([
          "codigo",
          "lugar",
          trabajo.as("trabajo"),
          cuantas(sql`ocurrido_en >= ${hoy.toISOString()}`).as("hoy"),
          sql<number | string>`count(*)`.as("todos"),
          (eb) => eb.fn.max("ocurrido_en").as("ultimo"),
        ])
        .groupBy(["codigo", "lugar", trabajo])
        .orderBy("ultimo", "desc")
        .execute();
      return filas.map(({ codigo, lugar, trabajo: nombre, ...fila }) => ({
        codigo: codigo,
        lugar: lugar,
        trabajo: nombre,
        hoy: Number(fila.hoy),
        enLaSemana: Number(fila.todos),
        ultimo: new Date(fila.ultimo),
      }));
    },

    async base() {
      const dePostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      const tamano = dePostgres
        ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
        : sql<{ bytes: number | string }>`select page_count * page_size as bytes
            from pragma_page_count(), pragma_page_size()`;
      const { rows: tamanos } = await tamano.execute(db);
      const { rows: hechas } = await sql<{ cuantas: number | string; ultima: string | null }>`
        select count(*) as cuantas, max(name) as ultima
        from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
      return {
        motor: dePostgres ? "PostgreSQL" : "SQLite",
        bytes: Number(tamanos[0]!.bytes),
        migraciones: Number(hechas[0]!.cuantas),
        ultimaMigracion: hechas[0]!.ultima ?? "",
      };
    },
  };
}
