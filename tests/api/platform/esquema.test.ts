import { readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { isPostgres } from "../../../server/platform/database/direccion";
import { DECLARING, declared } from "../../../server/modules";
import { tables as ofThePlatform } from "../../../server/platform/tables";
import { openNewDatabase } from "../../support/baseDeDatos";

const { db, url } = await openNewDatabase();
const migrated = await db.introspection.getTables();

interface Column {
  type: "text" | "number" | "neither";
  nullable: boolean;
  /** True when an insert may leave the column out: the database gives it a value, or leaves it null. */
  filled: boolean;
}

describe("the tables", () => {
  it("of the migrated database belong to one module each", () => {
    const owned = [ofThePlatform, ...DECLARING.map(({ tables = {} }) => tables)].flatMap((its) =>
      Object.keys(its),
    );
    expect(owned.sort()).toEqual(migrated.map(({ name }) => name).sort());
    expect(Object.keys(declared.tables).sort()).toEqual(owned);
  });

  it("have the columns that their types say", async () => {
    const typed = typesOfTheTables();
    const keys = await keysOfSqlite();
    const kept = Object.fromEntries(
      migrated.map(({ name, columns }) => [
        name,
        Object.fromEntries(
          columns.map((column): [string, Column] => [
            column.name,
            {
              type: typeOf(column.dataType),
              nullable: column.isNullable && !keys.has(`${name}.${column.name}`),
              // The TypeScript type may require a column that the database would fill.
              filled:
                (typed[name]?.[column.name]?.filled ?? false) &&
                (column.hasDefaultValue || column.isAutoIncrementing || column.isNullable),
            },
          ]),
        ),
      ]),
    );
    expect(typed).toEqual(kept);
  });
});

/** Columns of primary keys, which SQLite reports as nullable. */
async function keysOfSqlite(): Promise<Set<string>> {
  if (isPostgres(url)) return new Set();
  const { rows } = await sql<{ column: string }>`select t.name || '.' || c.name as "column"
    from sqlite_master as t, pragma_table_info(t.name) as c where t.type = 'table' and c.pk > 0`.execute(db);
  return new Set(rows.map(({ column }) => column));
}

function typeOf(dataType: string): Column["type"] {
  if (/^(text|varchar|character varying)/i.test(dataType)) return "text";
  return /int|serial/i.test(dataType) ? "number" : "neither";
}

/** Columns of `Tables` as the compiler sees them, with the tables of every module. */
function typesOfTheTables(): Record<string, Record<string, Column>> {
  const home = path.resolve("server/platform/database/schema.ts");
  const files = readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter((file) => /^[^/]+\/(tables|[^/]+\/noun)\.ts$/.test(file))
    .map((file) => path.resolve("server", file));
  const program = ts.createProgram([home, ...files], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(home)!;
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
  const tables = checker.getDeclaredTypeOfSymbol(exported.find(({ name }) => name === "Tables")!);
  const membersOf = (type: ts.Type) =>
    checker
      .getPropertiesOfType(type)
      .map((member) => [member.name, checker.getTypeOfSymbol(member)] as const);
  const columnOf = (type: ts.Type): Column => {
    const filled = type.aliasSymbol?.name === "Generated";
    const inner = filled ? type.aliasTypeArguments![0]! : type;
    const parts = inner.isUnion() ? inner.types : [inner];
    const some = (flag: ts.TypeFlags) => parts.some(({ flags }) => (flags & flag) !== 0);
    return {
      type: some(ts.TypeFlags.StringLike) ? "text" : some(ts.TypeFlags.NumberLike) ? "number" : "neither",
      nullable: some(ts.TypeFlags.Null),
      filled,
    };
  };
  return Object.fromEntries(
    membersOf(tables).map(([name, row]) => [
      name,
      Object.fromEntries(membersOf(row).map(([column, type]) => [column, columnOf(type)])),
    ]),
  );
}
