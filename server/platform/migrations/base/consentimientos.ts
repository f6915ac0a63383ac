import { sql, type Kysely } from "kysely";
import { checked, flag, key, of, ofPerson, oneOf, onPostgres, required, run } from "./columns";
import { appendOnly, refuse, refuseReplacing } from "./guards";

export async function consentimientos(db: Kysely<never>): Promise<void> {
  // A version of a text is written once. The newest version whose start date has passed is in force.
  await db.schema
    .createTable("politicas")
    .addColumn("codigo", "text", required)
    .addColumn("version", "text", required)
    .addColumn("flujo", "text", required)
    .addColumn("orden", "integer", required)
    .addColumn("tipo", "text", oneOf("tipo", "check", "texto"))
    .addColumn("titulo", "text", required)
    .addColumn("enlace", "text", required)
    .addColumn("contenido", "text", required)
    .addColumn("huella_del_texto", "text", required)
    .addColumn("requerido", "integer", flag("requerido"))
    // 1 for a text that may be closed without being accepted, so its modal shows an icon to close it.
    .addColumn("icono_de_cierre", "integer", flag("icono_de_cierre", 0))
    .addColumn("vigente_desde", "text", required)
    .addPrimaryKeyConstraint("politicas_pk", ["flujo", "codigo", "version"])
    .addCheckConstraint("politicas_cua_opcional", sql`codigo <> 'CUA' or requerido = 0`)
    .execute();

  // A line proves the answer of a person, so no line changes. The deletion of an account removes the name from the
  // row of the person and leaves these lines.
  await db.schema
    .createTable("consentimientos")
    .addColumn("id_consentimiento", "text", key)
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("flujo", "text", required)
    .addColumn("codigo", "text", required)
    .addColumn("version", "text", required)
    .addColumn("huella_del_texto", "text", required)
    .addColumn("valor", "text", oneOf("valor", "0", "1"))
    .addColumn("canal", "text", oneOf("canal", "web", "api"))
    .addColumn("id_solicitud", "text", required)
    .addColumn("creado_en", "text", required)
    .execute();
  await run(
    db,
    "create index consentimientos_de_persona on consentimientos (id_persona, codigo, creado_en)",
    "create index consentimientos_de_registro on consentimientos (creado_en) where flujo = 'REGISTRO'",
  );

  // Answers of visitors without an account: no person to refer to, the same proof.
  await db.schema
    .createTable("aceptaciones_publicas")
    .addColumn("id_aceptacion", "text", required)
    .addColumn("flujo", "text", required)
    .addColumn("codigo", "text", required)
    .addColumn("version", "text", required)
    .addColumn("huella_del_texto", "text", required)
    .addColumn("valor", "text", oneOf("valor", "0", "1"))
    .addColumn("canal", "text", oneOf("canal", "web", "api"))
    .addColumn("id_solicitud", "text", required)
    .addColumn("creado_en", "text", required)
    .addPrimaryKeyConstraint("aceptaciones_publicas_pk", ["id_aceptacion", "codigo"])
    .execute();

  // The terms of a draw stay as they were before its first entry.
  await db.schema
    .createTable("sorteos")
    .addColumn("id_sorteo", "text", key)
    .addColumn("premio", "text", required)
    .addColumn("existencias", "integer", checked(sql`existencias > 0`))
    .addColumn("organizador", "text", required)
    .addColumn("ruc", "text", required)
    .addColumn("desde", "text", required)
    .addColumn("hasta", "text", required)
    .addColumn("sorteo_en", "text", required)
    .addColumn("fuente_publica", "text", (c) =>
      c
        .notNull()
        .defaultTo(
          "Los números ganadores de la primera jugada de La Tinka después del cierre, como los publica su organizador",
        ),
    )
    .addCheckConstraint("sorteos_fechas", sql`desde < hasta and hasta < sorteo_en`)
    .execute();

  // The number is taken after the person's entry is written, so it may be null inside a transaction.
  await db.schema
    .createTable("participaciones_en_sorteos")
    .addColumn("id_sorteo", "text", of("sorteos.id_sorteo"))
    .addColumn("id_persona", "integer", ofPerson)
    .addColumn("numero", "integer")
    .addColumn("nonce", "text")
    .addColumn("via", "text", oneOf("via", "consentimiento", "formulario"))
    .addColumn("creado_en", "text", required)
    .addColumn("retirado_en", "text")
    .addPrimaryKeyConstraint("participaciones_en_sorteos_pk", ["id_sorteo", "id_persona"])
    .addUniqueConstraint("participaciones_numero", ["id_sorteo", "numero"])
    .execute();
  await run(db, "create index participaciones_de_persona on participaciones_en_sorteos (id_persona)");

  await db.schema
    .createTable("compromisos_de_sorteo")
    .addColumn("id_sorteo", "text", key)
    .addColumn("huella_de_semilla", "text", required)
    .addColumn("creado_en", "text", required)
    .execute();

  await db.schema
    .createTable("ganadores_de_sorteo")
    .addColumn("id_sorteo", "text", key)
    .addColumn("semilla", "text", required)
    .addColumn("huella_de_entradas", "text", required)
    .addColumn("entradas", "integer", checked(sql`entradas > 0`))
    .addColumn("numero", "integer", required)
    .addColumn("creado_en", "text", required)
    .addColumn("valor_publico", "text")
    .addColumn("lista_de_entradas", "text")
    .execute();

  // The list that is fixed when a draw closes, before its public value is known: each entry as a digest, and the
  // digest of them all.
  await db.schema
    .createTable("listas_de_sorteo")
    .addColumn("id_sorteo", "text", key)
    .addColumn("lista", "text", required)
    .addColumn("huella", "text", required)
    .addColumn("entradas", "integer", checked(sql`entradas > 0`))
    .addColumn("creado_en", "text", required)
    .execute();

  await appendOnly(db, "consentimientos", "id_consentimiento = new.id_consentimiento");
  await appendOnly(
    db,
    "aceptaciones_publicas",
    "(id_aceptacion = new.id_aceptacion and codigo = new.codigo)",
  );
  for (const tabla of ["compromisos_de_sorteo", "ganadores_de_sorteo", "listas_de_sorteo"])
    await appendOnly(db, tabla, "id_sorteo = new.id_sorteo");
  await (onPostgres(db) ? firmesEnPostgres(db) : firmesEnSqlite(db));
}

/** A number keeps its person. Entries stay as they are once the list is fixed and once the draw is over. */
async function firmesEnSqlite(db: Kysely<never>): Promise<void> {
  await refuse(db, "sorteos_sin_update", "before update on sorteos");
  await refuseReplacing(db, "sorteos", "id_sorteo = new.id_sorteo");
  await refuseReplacing(
    db,
    "participaciones_en_sorteos",
    "(id_sorteo = new.id_sorteo and id_persona = new.id_persona)",
  );
  await sql`create trigger participaciones_sin_numero_ajeno before insert on participaciones_en_sorteos
    when exists (select 1 from participaciones_en_sorteos
      where id_sorteo = new.id_sorteo and numero = new.numero)
    begin select raise(ignore); end`.execute(db);
  await refuse(
    db,
    "participaciones_sin_cambio_de_numero",
    `before update on participaciones_en_sorteos
    when old.numero is not null and (new.numero is not old.numero or new.id_persona <> old.id_persona
      or new.id_sorteo <> old.id_sorteo)`,
  );
  await refuse(
    db,
    "participaciones_sin_cambio_de_nonce",
    `before update on participaciones_en_sorteos
    when old.nonce is not null and new.nonce is not old.nonce`,
  );
  for (const [acto, fila] of [
    ["insert", "new"],
    ["update", "old"],
  ] as const) {
    const momentos = [
      ["el_sorteo", "ganadores_de_sorteo", "the draw is over"],
      ["la_lista", "listas_de_sorteo", "the list is fixed"],
    ] as const;
    for (const [momento, tabla, reason] of momentos)
      await refuse(
        db,
        `participaciones_sin_${acto}_tras_${momento}`,
        `before ${acto} on participaciones_en_sorteos
      when exists (select 1 from ${tabla} where id_sorteo = ${fila}.id_sorteo)`,
        reason,
      );
  }
}

async function firmesEnPostgres(db: Kysely<never>): Promise<void> {
  await refuse(db, "sorteos_sin_cambios", "before update on sorteos");
  await sql`create or replace function participacion_firme() returns trigger language plpgsql as $$ begin
    if exists (select 1 from ganadores_de_sorteo where id_sorteo = new.id_sorteo) then
      raise exception 'the draw is over';
    end if;
    if tg_op = 'UPDATE' and (new.id_sorteo <> old.id_sorteo or new.id_persona <> old.id_persona
        or (old.numero is not null and new.numero is distinct from old.numero)
        or (old.nonce is not null and new.nonce is distinct from old.nonce)) then
      raise exception 'append-only';
    end if;
    if exists (select 1 from listas_de_sorteo where id_sorteo = new.id_sorteo) then
      raise exception 'the list is fixed';
    end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger participaciones_firmes before insert or update on participaciones_en_sorteos
    for each row execute function participacion_firme()`.execute(db);
}
