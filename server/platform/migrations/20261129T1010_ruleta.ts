import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. Rounds of the roulette, with plays that nobody can change or take away. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("rondas_de_ruleta")
    .addColumn("id_ronda", "text", (c) => c.primaryKey())
    .addColumn("terminos", "text", (c) => c.notNull())
    .addColumn("lista", "text", (c) => c.notNull())
    .addColumn("compromiso", "text", (c) => c.notNull())
    .addColumn("semilla_cerrada", "text", (c) => c.notNull())
    .addColumn("semilla", "text")
    .addColumn("desde", "text", (c) => c.notNull())
    .addColumn("hasta", "text", (c) => c.notNull())
    .addColumn("participantes", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("jugadas", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("ultimo", "text", (c) => c.notNull())
    .execute();

  await schema
    .createTable("premios_de_ruleta")
    .addColumn("id_ronda", "text", (c) => c.notNull().references("rondas_de_ruleta.id_ronda"))
    .addColumn("premio", "text", (c) => c.notNull())
    .addColumn("quedan", "integer", (c) => c.notNull().check(sql`quedan >= 0`))
    .addPrimaryKeyConstraint("premios_de_ruleta_pk", ["id_ronda", "premio"])
    .execute();

  await schema
    .createTable("participantes_de_ruleta")
    .addColumn("id_participante", "text", (c) => c.primaryKey())
    .addColumn("id_ronda", "text", (c) => c.notNull().references("rondas_de_ruleta.id_ronda"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("participante", "integer", (c) => c.notNull())
    .addColumn("palabra", "text", (c) => c.notNull())
    .addColumn("jugadas", "integer", (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint("participantes_de_ruleta_una_vez", ["id_persona", "id_ronda"])
    .addUniqueConstraint("participantes_de_ruleta_numerados", ["id_ronda", "participante"])
    .execute();

  // One turn for a day of Lima: the key decides it, whatever came first.
  await schema
    .createTable("giros_de_ruleta")
    .addColumn("id_ronda", "text", (c) => c.notNull().references("rondas_de_ruleta.id_ronda"))
    .addColumn("id_persona", "integer", (c) => c.notNull().references("personas.id_persona"))
    .addColumn("dia", "text", (c) => c.notNull())
    .addColumn("id_jugada", "text")
    .addColumn("ganado_en", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("giros_de_ruleta_pk", ["id_persona", "id_ronda", "dia"])
    .execute();
  await schema.createIndex("giros_de_ruleta_de_ronda").on("giros_de_ruleta").column("id_ronda").execute();

  await schema
    .createTable("jugadas_de_ruleta")
    .addColumn("id_jugada", "text", (c) => c.primaryKey())
    .addColumn("id_ronda", "text", (c) => c.notNull().references("rondas_de_ruleta.id_ronda"))
    .addColumn("numero", "integer", (c) => c.notNull())
    .addColumn("id_participante", "text", (c) =>
      c.notNull().references("participantes_de_ruleta.id_participante"),
    )
    .addColumn("cuenta", "integer", (c) => c.notNull())
    .addColumn("palabra", "text", (c) => c.notNull())
    .addColumn("premio", "text")
    .addColumn("gasta", "integer", (c) => c.notNull().check(sql`gasta in (0, 1)`))
    .addColumn("dia", "text", (c) => c.notNull())
    .addColumn("eslabon", "text", (c) => c.notNull())
    .addColumn("jugada_en", "text", (c) => c.notNull())
    .addUniqueConstraint("jugadas_de_ruleta_en_cadena", ["id_ronda", "numero"])
    .addUniqueConstraint("jugadas_de_ruleta_contadas", ["id_participante", "cuenta"])
    .execute();

  await schema
    .createTable("entregas_de_ruleta")
    .addColumn("id_jugada", "text", (c) => c.primaryKey().references("jugadas_de_ruleta.id_jugada"))
    .addColumn("nombre", "text", (c) => c.notNull())
    .addColumn("recojo", "text", (c) => c.notNull())
    .addColumn("codigo", "text", (c) => c.notNull().unique())
    .addColumn("entregada_en", "text")
    .execute();

  await schema
    .createTable("preferencias_de_juego")
    .addColumn("id_persona", "integer", (c) => c.primaryKey().references("personas.id_persona"))
    .addColumn("giros_por_dia", "integer")
    .addColumn("en_pausa_hasta", "text")
    .addColumn("adulta_desde", "text")
    .execute();

  // A person who turned the game off keeps their coins and sees none.
  await schema
    .alterTable("monedas")
    .addColumn("apagadas", "integer", (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`apagadas in (0, 1)`),
    )
    .execute();

  await (db.getExecutor().adapter instanceof PostgresAdapter ? enPostgres(db) : enSqlite(db));
}

/** Columns of a round that a play moves, its published seed, and its encrypted one when the keys change. */
const FIRMES = ["id_ronda", "terminos", "lista", "compromiso", "desde", "hasta"];
const cambia = sql.raw(FIRMES.map((columna) => `new.${columna} <> old.${columna}`).join(" or "));
const otraSemilla = sql.raw("(old.semilla is not null and new.semilla <> old.semilla)");

async function enSqlite(db: Kysely<never>): Promise<void> {
  for (const acto of ["update", "delete"])
    await sql`create trigger ${sql.ref(`jugadas_de_ruleta_sin_${acto}`)} before ${sql.raw(acto)} on jugadas_de_ruleta
      begin select raise(abort, 'append-only'); end`.execute(db);
  // "insert or replace" removes the former row without firing the trigger on delete.
  await sql`create trigger jugadas_de_ruleta_sin_reemplazo before insert on jugadas_de_ruleta
    when exists (select 1 from jugadas_de_ruleta where rowid = new.rowid or id_jugada = new.id_jugada
      or (id_ronda = new.id_ronda and numero = new.numero)
      or (id_participante = new.id_participante and cuenta = new.cuenta))
    begin select raise(ignore); end`.execute(db);
  await sql`create trigger rondas_de_ruleta_sin_reemplazo before insert on rondas_de_ruleta
    when exists (select 1 from rondas_de_ruleta where rowid = new.rowid or id_ronda = new.id_ronda)
    begin select raise(ignore); end`.execute(db);
  await sql`create trigger rondas_de_ruleta_sin_delete before delete on rondas_de_ruleta
    begin select raise(abort, 'append-only'); end`.execute(db);
  await sql`create trigger rondas_de_ruleta_firmes before update on rondas_de_ruleta
    when ${cambia} or ${otraSemilla}
    begin select raise(abort, 'append-only'); end`.execute(db);
}

async function enPostgres(db: Kysely<never>): Promise<void> {
  await sql`create trigger jugadas_de_ruleta_sin_cambios before update or delete or truncate on jugadas_de_ruleta
    for each statement execute function solo_se_anade()`.execute(db);
  await sql`create trigger rondas_de_ruleta_sin_delete before delete or truncate on rondas_de_ruleta
    for each statement execute function solo_se_anade()`.execute(db);
  await sql`create or replace function ronda_firme() returns trigger language plpgsql as $$ begin
    if ${cambia} or ${otraSemilla} then raise exception 'append-only'; end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger rondas_de_ruleta_firmes before update on rondas_de_ruleta
    for each row execute function ronda_firme()`.execute(db);
}
