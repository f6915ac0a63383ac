import { sql, type Kysely } from "kysely";
import { onPostgres, run } from "./columns";

/** PostgreSQL answers with this function when it refuses; SQLite needs none. */
export async function createRefusal(db: Kysely<never>): Promise<void> {
  if (!onPostgres(db)) return;
  await sql`create or replace function solo_se_anade() returns trigger language plpgsql as
    $$ begin raise exception 'append-only'; end $$`.execute(db);
}

/**
 * Makes the database refuse an act, as `refuse(db, "sorteos_sin_update", "before update on sorteos")`. The act may have
 * a condition, in the dialect of its engine. A reason of one's own is for SQLite alone.
 */
export async function refuse(
  db: Kysely<never>,
  name: string,
  act: string,
  reason = "append-only",
): Promise<void> {
  const each = act.includes("for each row") ? "" : "for each statement";
  await run(
    db,
    onPostgres(db)
      ? `create trigger ${name} ${act} ${each} execute function solo_se_anade()`
      : `create trigger ${name} ${act} begin select raise(abort, '${reason}'); end`,
  );
}

/**
 * Refuses to replace a row on SQLite, where "insert or replace" removes the former row and fires no trigger on delete.
 * `repeated` finds that row: `"id_linea = new.id_linea"`.
 */
export async function refuseReplacing(
  db: Kysely<never>,
  tabla: string,
  repeated: string,
  outcome: "ignore" | "abort" = "ignore",
): Promise<void> {
  const raise = outcome === "ignore" ? "raise(ignore)" : "raise(abort, 'append-only')";
  await run(
    db,
    `create trigger ${tabla}_sin_reemplazo before insert on ${tabla}
    when exists (select 1 from ${tabla} where rowid = new.rowid or ${repeated})
    begin select ${raise}; end`,
  );
}

/** Makes a table take rows, and refuse to change, remove or replace one, even for a direct client of the database. */
export async function appendOnly(db: Kysely<never>, tabla: string, repeated: string): Promise<void> {
  if (onPostgres(db))
    return refuse(db, `${tabla}_sin_cambios`, `before update or delete or truncate on ${tabla}`);
  for (const act of ["update", "delete"])
    await refuse(db, `${tabla}_sin_${act}`, `before ${act} on ${tabla}`);
  await refuseReplacing(db, tabla, repeated);
}

/** Refuses a change of a row on PostgreSQL that fulfils a condition over `new` and `old`. */
export async function refuseChange(
  db: Kysely<never>,
  name: string,
  tabla: string,
  condition: string,
): Promise<void> {
  const answer = `${tabla}_firme`;
  await run(
    db,
    `create or replace function ${answer}() returns trigger language plpgsql as $$ begin
      if ${condition} then raise exception 'append-only'; end if;
      return new;
    end $$`,
    `create trigger ${name} before update on ${tabla} for each row execute function ${answer}()`,
  );
}
