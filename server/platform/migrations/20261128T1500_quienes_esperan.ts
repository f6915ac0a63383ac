import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Few people wait for a place: the dates that they wait for are found by them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index inscripciones_que_esperan on inscripciones (uid, fecha)
    where estado in ('esperando', 'ofrecida')`.execute(db);
}
