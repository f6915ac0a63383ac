import { PostgresAdapter, sql, type ColumnDefinitionBuilder, type Kysely, type RawBuilder } from "kysely";

/** Columns for migrations. They are frozen with the first one; later ones may use them. */
type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const key: Column = (c) => c.primaryKey();
export const required: Column = (c) => c.notNull();
export const zero: Column = (c) => c.notNull().defaultTo(0);

/** A required reference, as `of("citas.id_cita")`. */
export const of =
  (target: string): Column =>
  (c) =>
    c.notNull().references(target);
export const ofPerson = of("personas.id_persona");
/** A person has one row. */
export const keyOfPerson: Column = (c) => c.primaryKey().references("personas.id_persona");

/** A required value that fulfils a condition. */
export const checked =
  (condition: RawBuilder<unknown>, initial?: number): Column =>
  (c) =>
    (initial === undefined ? c.notNull() : c.notNull().defaultTo(initial)).check(condition);

/** A required 0 or 1. */
export const flag = (name: string, initial?: number) => checked(sql`${sql.raw(name)} in (0, 1)`, initial);

/** A required word of a closed list. */
export const oneOf = (name: string, ...words: readonly string[]) =>
  checked(sql`${sql.raw(name)} in (${sql.join(words.map((word) => sql.lit(word)))})`);

/** A table whose key `numero` follows the order of writing; a number is never given twice. */
export function numbered(db: Kysely<never>, tabla: string) {
  const table = db.schema.createTable(tabla);
  return onPostgres(db)
    ? table.addColumn("numero", sql`serial`, key)
    : table.addColumn("numero", "integer", (c) => c.primaryKey().autoIncrement());
}

/** Runs statements that both engines read alike. */
export async function run(db: Kysely<never>, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const onPostgres = (db: Kysely<never>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
