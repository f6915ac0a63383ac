import { type Kysely, type KyselyPlugin, type Migration, Migrator, sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openDb, type Db } from "../../../server/platform/database/client";
import {
  desdeCuando,
  EsquemaDeAntes,
  EsquemaDemasiadoNuevo,
} from "../../../server/platform/database/compatibilidad";
import { migrate, migrateAt, MIGRACIONES } from "../../../server/platform/database/migrate";
import { esquemaDe, buscarPerdidas } from "../../support/ampliarYContraer";
import { openSqlite } from "../../../server/platform/database/sqliteFile";

/** Migration of the first release. */
const BASE = "20261202T0001_base";

const abiertas: Db[] = [];
afterEach(async () => {
  for (const db of abiertas.splice(0)) await db.destroy();
});

function vacia(): Db {
  const db = openDb(":memory:");
  abiertas.push(db);
  return db;
}

type Migraciones = Record<string, Migration>;

/**
 * Everything that each migration after `desde` breaks for older programs, except migrations that declare that they
 * remove something.
 */
async function romper(migraciones: Migraciones, desde: string): Promise<string[]> {
  const db = vacia();
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migraciones) } });
  const exigirExito = async ({ error }: { error?: unknown }) => {
    if (error) throw new Error("the migration failed", { cause: error });
  };
  await exigirExito(await migrator.migrateTo(desde));
  const roto: string[] = [];
  for (const nombre of Object.keys(migraciones).sort()) {
    if (nombre <= desde) continue;
    const antes = await esquemaDe(db);
    await exigirExito(await migrator.migrateTo(nombre));
    if (desdeCuando(nombre) !== undefined) continue;
    roto.push(...buscarPerdidas(antes, await esquemaDe(db)).map((que) => `${nombre}: ${que}`));
  }
  return roto;
}

describe("a migration", () => {
  it("only adds, unless its name says since when programs do without what it takes away", async () => {
    expect(await romper(MIGRACIONES, BASE)).toEqual([]);
  });

  it("that takes something away names an earlier migration than itself", () => {
    const sinEsa = (nombres: readonly string[]) =>
      nombres.filter((nombre) => {
        const desde = desdeCuando(nombre);
        return (
          desde !== undefined &&
          !nombres.some((candidato) => candidato.startsWith(desde) && candidato < nombre)
        );
      });
    expect(sinEsa(Object.keys(MIGRACIONES))).toEqual([]);
    // This migration exists only in the test: none of ours removes anything yet.
    const contrae = "20270301T1200_contrae_desde_20270105T0900_correos";
    expect(sinEsa(["20270105T0900_correos", contrae])).toEqual([]);
    expect(sinEsa(["20270401T0900_correos", contrae])).toEqual([contrae]);
  });

  const PRIMERA: Migration = {
    async up(db: Kysely<unknown>) {
      await sql`create table cosas (id text primary key, color text, talla integer check (talla > 0))`.execute(
        db,
      );
    },
  };
  const con = (...sentencias: string[]): Migraciones => ({
    "20270101T0000_primera": PRIMERA,
    "20270102T0000_segunda": {
      async up(db: Kysely<unknown>) {
        for (const sentencia of sentencias) await sql.raw(sentencia).execute(db);
      },
    },
  });
  const deLaSegunda = (...sentencias: string[]) => romper(con(...sentencias), "20270101T0000_primera");

  it.each([
    ["takes a table away", ["drop table cosas"], "cosas is gone"],
    ["renames a table", ["alter table cosas rename to objetos"], "cosas is gone"],
    ["takes a column away", ["alter table cosas drop column color"], "cosas.color is gone"],
    ["renames a column", ["alter table cosas rename column color to tono"], "cosas.color is gone"],
    [
      "wants a column that older programs do not give",
      [
        "drop table cosas",
        "create table cosas (id text primary key, color text, talla integer check (talla > 0), peso integer not null)",
      ],
      "cosas.peso has to be given",
    ],
    [
      "refuses what older programs write",
      ["drop table cosas", "create table cosas (id text primary key, color text not null, talla integer)"],
      "cosas was written anew",
    ],
    [
      "wants what could be left out",
      [
        "drop table cosas",
        "create table cosas (id text primary key, color text not null, talla integer check (talla > 0))",
      ],
      "cosas was written anew",
    ],
    [
      "refuses a second row",
      ["create unique index cosas_unicas on cosas (color)"],
      "cosas refuses a second row with the same color",
    ],
  ])("is seen when it %s", async (_, sentencias, rotura) => {
    expect(await deLaSegunda(...sentencias)).toContain(`20270102T0000_segunda: ${rotura}`);
  });

  it("may add tables, columns that need not be given, and indexes", async () => {
    const roto = await deLaSegunda(
      "create table otras (id text, de text not null references cosas (id), primary key (id))",
      "alter table otras add column hasta text",
      "alter table cosas add column peso integer",
      "alter table cosas add column marca text not null default ''",
      "create index cosas_por_color on cosas (color)",
      "create unique index cosas_por_marca on cosas (marca) where marca <> ''",
    );
    expect(roto).toEqual([]);
  });
});

describe("a program that is older than its database", () => {
  const AMPLIADA = "29990101T0000_ampliada";
  async function adelantada(...nombres: string[]): Promise<Db> {
    const db = vacia();
    await migrate(db);
    for (const name of nombres) {
      await sql`insert into kysely_migration (name, timestamp) values (${name}, 'x')`.execute(db);
    }
    return db;
  }
  const leerMigraciones = async (db: Db) =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows;

  it("goes on where newer programs only added, and leaves what they did as it is", async () => {
    const db = await adelantada(AMPLIADA);
    await migrate(db);
    expect((await leerMigraciones(db)).at(-1)).toEqual({ name: AMPLIADA });
  });

  it("goes on where they took away what it does without", async () => {
    const ultima = Object.keys(MIGRACIONES).sort().at(-1)!;
    await migrate(await adelantada(AMPLIADA, `29990201T0000_contrae_desde_${ultima.slice(0, 13)}_algo`));
  });

  it("goes on where one of them has migrated while it looked", async () => {
    const db = await adelantada();
    let miro = false;
    const mientras: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!miro && result.rows.some((fila) => "name" in fila && !("timestamp" in fila))) {
          miro = true;
          await sql`insert into kysely_migration (name, timestamp) values (${AMPLIADA}, 'x')`.execute(db);
        }
        return result;
      },
    };
    await migrate(db.withPlugin(mientras));
    expect((await leerMigraciones(db)).at(-1)).toEqual({ name: AMPLIADA });
  });

  it("stops where they took away what it uses, and names it", async () => {
    const contraida = "29990201T0000_contrae_desde_29990101T0000_algo";
    const migrar = migrate(await adelantada(AMPLIADA, contraida));
    await expect(migrar).rejects.toThrow(EsquemaDemasiadoNuevo);
    await expect(migrar).rejects.toThrow(contraida);
  });
});

describe("a migration", () => {
  it("stands after the first one, whatever the day on which it was written", () => {
    expect(Object.keys(MIGRACIONES).sort()[0]).toBe(BASE);
  });
});

describe("a start", () => {
  it("does not go on with a database from before the first release, and leaves it as it is", async () => {
    const db = vacia();
    await migrate(db);
    const deAntes = "20261130T0700_avisos_de_bonos";
    await sql`update kysely_migration set name = ${deAntes} where name = ${BASE}`.execute(db);
    await expect(migrate(db)).rejects.toThrow(EsquemaDeAntes);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows[0]).toEqual({ name: deAntes });
  });

  it("does not go on where a migration fails", async () => {
    const db = vacia();
    await sql`create table horarios (otra text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow(/horarios/);
  });

  it("does not go on with a file that is not sound", async () => {
    const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-dañada-"));
    try {
      const file = path.join(carpeta, "base.sqlite");
      const sqlite = openSqlite(file);
      sqlite.exec("create table cosas (talla integer check (talla > 0))");
      sqlite.exec("pragma ignore_check_constraints = on");
      sqlite.exec("insert into cosas values (-1)");
      sqlite.close();
      await expect(migrateAt(file)).rejects.toMatchObject({ code: "SQLITE_CORRUPT" });
    } finally {
      rmSync(carpeta, { recursive: true });
    }
  });
});
