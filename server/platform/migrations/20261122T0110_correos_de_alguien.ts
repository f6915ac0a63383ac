import { sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // Person of a mail, whichever address it went to. Earlier mails get the person of their address, where it is known.
  await schema
    .alterTable("correos")
    .addColumn("id_persona", "integer", (c) => c.references("personas.id_persona"))
    .execute();
  await sql`update correos set id_persona =
    (select min(id_persona) from personas where personas.email = correos.para)`.execute(db);
  await sql`update correos set id_persona =
    (select min(id_persona) from cambios_de_correo
     where cambios_de_correo.nuevo = correos.para or cambios_de_correo.anterior = correos.para)
    where id_persona is null`.execute(db);

  // A mail with a link or a code is not kept readable after it was sent.
  await schema
    .alterTable("correos")
    .addColumn("secreto", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update correos set asunto = 'Tu código de verificación', secreto = 1
    where asunto like '% es tu código de verificación'`.execute(db);
  await sql`update correos set secreto = 1 where texto like '%enlace=%' or texto like '%llave=%'`.execute(db);
  await sql`update correos set texto = '', html = null where secreto = 1 and enviado_en is not null`.execute(
    db,
  );

  await schema.createIndex("correos_de_persona").on("correos").column("id_persona").execute();
  await sql`create index correos_por_vaciar on correos (enviado_en)
    where secreto = 1 and texto <> ''`.execute(db);
  await sql`create index correos_enviados on correos (enviado_en) where enviado_en is not null`.execute(db);
}
