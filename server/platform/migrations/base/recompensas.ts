import { sql, type Kysely } from "kysely";
import { checked, flag, key, keyOfPerson, of, ofPerson, onPostgres, required, run, zero } from "./columns";
import { appendOnly, refuse, refuseChange, refuseReplacing } from "./guards";

export async function recompensas(db: Kysely<never>): Promise<void> {
  // Challenges of each month: a day is registered once, a person is paid once.
  await db.schema
    .createTable("campanias")
    .addColumn("id_campania", "text", key)
    .addColumn("terminos", "text", required)
    .addColumn("desde", "text", required)
    .addColumn("hasta", "text", required)
    .addColumn("quedan", "integer", (c) => c.check(sql`quedan >= 0`))
    .addColumn("cerrada_en", "text")
    .execute();

  await db.schema
    .createTable("participantes_de_campania")
    .addColumn("id_campania", "text", of("campanias.id_campania"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("alcanzada_en", "text")
    .addColumn("validada_en", "text")
    .addColumn("pagada_en", "text")
    .addColumn("monedas", "integer", (c) => c.check(sql`monedas >= 0`))
    .addPrimaryKeyConstraint("participantes_de_campania_pk", ["id_persona", "id_campania"])
    .execute();
  await run(
    db,
    "create index participantes_de_campania_de_campania on participantes_de_campania (id_campania)",
    "create index participantes_de_campania_por_pagar on participantes_de_campania (id_campania, alcanzada_en)",
  );

  await db.schema
    .createTable("registros_de_campania")
    .addColumn("id_campania", "text", of("campanias.id_campania"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("dia", "text", required)
    .addColumn("registrado_en", "text", required)
    .addPrimaryKeyConstraint("registros_de_campania_pk", ["id_persona", "id_campania", "dia"])
    .execute();
  await run(db, "create index registros_de_campania_de_campania on registros_de_campania (id_campania)");

  await db.schema
    .createTable("codigos_de_campania")
    .addColumn("huella", "text", key)
    .addColumn("id_campania", "text", of("campanias.id_campania"))
    .addColumn("usos", "integer", checked(sql`usos >= 0`))
    .execute();
  await run(db, "create index codigos_de_campania_de_campania on codigos_de_campania (id_campania)");

  // Rounds of the roulette, with plays that nobody can change or take away.
  await db.schema
    .createTable("rondas_de_ruleta")
    .addColumn("id_ronda", "text", key)
    .addColumn("terminos", "text", required)
    .addColumn("lista", "text", required)
    .addColumn("compromiso", "text", required)
    .addColumn("semilla_cerrada", "text", required)
    .addColumn("semilla", "text")
    .addColumn("desde", "text", required)
    .addColumn("hasta", "text", required)
    .addColumn("participantes", "integer", zero)
    .addColumn("jugadas", "integer", zero)
    .addColumn("ultimo", "text", required)
    .execute();

  await db.schema
    .createTable("premios_de_ruleta")
    .addColumn("id_ronda", "text", of("rondas_de_ruleta.id_ronda"))
    .addColumn("premio", "text", required)
    .addColumn("quedan", "integer", checked(sql`quedan >= 0`))
    .addPrimaryKeyConstraint("premios_de_ruleta_pk", ["id_ronda", "premio"])
    .execute();

  await db.schema
    .createTable("participantes_de_ruleta")
    .addColumn("id_participante", "text", key)
    .addColumn("id_ronda", "text", of("rondas_de_ruleta.id_ronda"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("participante", "integer", required)
    .addColumn("palabra", "text", required)
    .addColumn("jugadas", "integer", zero)
    .addUniqueConstraint("participantes_de_ruleta_una_vez", ["id_persona", "id_ronda"])
    .addUniqueConstraint("participantes_de_ruleta_numerados", ["id_ronda", "participante"])
    .execute();

  // One turn for a day of Lima: the key decides it, whatever came first.
  await db.schema
    .createTable("giros_de_ruleta")
    .addColumn("id_ronda", "text", of("rondas_de_ruleta.id_ronda"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("dia", "text", required)
    .addColumn("id_jugada", "text")
    .addColumn("ganado_en", "text", required)
    .addPrimaryKeyConstraint("giros_de_ruleta_pk", ["id_persona", "id_ronda", "dia"])
    .execute();
  await run(db, "create index giros_de_ruleta_de_ronda on giros_de_ruleta (id_ronda)");

  await db.schema
    .createTable("jugadas_de_ruleta")
    .addColumn("id_jugada", "text", key)
    .addColumn("id_ronda", "text", of("rondas_de_ruleta.id_ronda"))
    .addColumn("numero", "integer", required)
    .addColumn("id_participante", "text", of("participantes_de_ruleta.id_participante"))
    .addColumn("cuenta", "integer", required)
    .addColumn("palabra", "text", required)
    .addColumn("premio", "text")
    .addColumn("gasta", "integer", flag("gasta"))
    .addColumn("dia", "text", required)
    .addColumn("eslabon", "text", required)
    .addColumn("jugada_en", "text", required)
    .addUniqueConstraint("jugadas_de_ruleta_en_cadena", ["id_ronda", "numero"])
    .addUniqueConstraint("jugadas_de_ruleta_contadas", ["id_participante", "cuenta"])
    .execute();

  await db.schema
    .createTable("entregas_de_ruleta")
    .addColumn("id_jugada", "text", (c) => c.primaryKey().references("jugadas_de_ruleta.id_jugada"))
    .addColumn("nombre", "text", required)
    .addColumn("recojo", "text", required)
    .addColumn("codigo", "text", (c) => c.notNull().unique())
    .addColumn("entregada_en", "text")
    .execute();

  await db.schema
    .createTable("preferencias_de_juego")
    .addColumn("id_persona", "integer", keyOfPerson)
    .addColumn("giros_por_dia", "integer")
    .addColumn("en_pausa_hasta", "text")
    .addColumn("adulta_desde", "text")
    .execute();

  await appendOnly(
    db,
    "jugadas_de_ruleta",
    `id_jugada = new.id_jugada or (id_ronda = new.id_ronda and numero = new.numero)
      or (id_participante = new.id_participante and cuenta = new.cuenta)`,
  );
  await (onPostgres(db) ? rondasFirmesEnPostgres(db) : rondasFirmesEnSqlite(db));
}

/** Columns of a round that a play moves, its published seed, and its encrypted one when the keys change. */
const FIRMES = ["id_ronda", "terminos", "lista", "compromiso", "desde", "hasta"];
const cambia = FIRMES.map((columna) => `new.${columna} <> old.${columna}`).join(" or ");
const CAMBIO_DE_RONDA = `${cambia} or (old.semilla is not null and new.semilla <> old.semilla)`;

async function rondasFirmesEnSqlite(db: Kysely<never>): Promise<void> {
  await refuseReplacing(db, "rondas_de_ruleta", "id_ronda = new.id_ronda");
  await refuse(db, "rondas_de_ruleta_sin_delete", "before delete on rondas_de_ruleta");
  await refuse(db, "rondas_de_ruleta_firmes", `before update on rondas_de_ruleta when ${CAMBIO_DE_RONDA}`);
}

async function rondasFirmesEnPostgres(db: Kysely<never>): Promise<void> {
  await refuse(db, "rondas_de_ruleta_sin_delete", "before delete or truncate on rondas_de_ruleta");
  await refuseChange(db, "rondas_de_ruleta_firmes", "rondas_de_ruleta", CAMBIO_DE_RONDA);
}
