import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Frozen: a change is another migration. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  const enPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // Numbers follow the order of writing and are never given twice.
  const numero = enPostgres ? sql`serial` : ("integer" as const);
  const clave = (tabla: string) =>
    schema
      .createTable(tabla)
      .addColumn("numero", numero, (c) => (enPostgres ? c.primaryKey() : c.primaryKey().autoIncrement()));

  // Without references and without a closed list of kinds: the history outlives both.
  await clave("historial")
    .addColumn("id_pedido", "text", (c) => c.notNull())
    .addColumn("asunto", "text", (c) => c.notNull())
    .addColumn("id_asunto", "text", (c) => c.notNull())
    .addColumn("desde", "text")
    .addColumn("hasta", "text", (c) => c.notNull())
    .addColumn("causa", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("historial_de_pedido").on("historial").columns(["id_pedido", "numero"]).execute();

  await clave("actos_de_operador")
    .addColumn("operador", "text", (c) => c.notNull())
    .addColumn("orden", "text", (c) => c.notNull())
    .addColumn("objeto", "text", (c) => c.notNull())
    .addColumn("resultado", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();

  await schema
    .createTable("compromisos_de_sorteo")
    .addColumn("id_sorteo", "text", (c) => c.primaryKey())
    .addColumn("huella_de_semilla", "text", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();
  await schema
    .createTable("ganadores_de_sorteo")
    .addColumn("id_sorteo", "text", (c) => c.primaryKey())
    .addColumn("semilla", "text", (c) => c.notNull())
    .addColumn("huella_de_entradas", "text", (c) => c.notNull())
    .addColumn("entradas", "integer", (c) => c.notNull().check(sql`entradas > 0`))
    .addColumn("numero", "integer", (c) => c.notNull())
    .addColumn("creado_en", "text", (c) => c.notNull())
    .execute();

  for (const tabla of ["historial", "actos_de_operador", "compromisos_de_sorteo", "ganadores_de_sorteo"]) {
    await soloSeAnade(db, tabla, enPostgres);
  }

  // A payment of a closed charge is never asked about again, so it is not under way: see decision 15.
  await sql`update pagos set estado = 'rechazado' where estado = 'procesando'
    and id_cobro in (select id_cobro from cobros where estado = 'cerrado')`.execute(db);

  // The history of existing rows begins with their present state.
  const comienzo = sql`insert into historial (id_pedido, asunto, id_asunto, desde, hasta, causa, creado_en)`;
  await sql`${comienzo} select id_pedido, 'pedido', id_pedido, null, estado, 'operador', actualizado_en
    from pedidos`.execute(db);
  await sql`${comienzo} select cobros.id_pedido, 'pago', pagos.id_pago, null, pagos.estado, 'operador',
    pagos.actualizado_en from pagos join cobros on cobros.id_cobro = pagos.id_cobro`.execute(db);
  await sql`${comienzo} select cobros.id_pedido, 'devolucion', pagos.id_pago, null,
    case pagos.estado when 'devuelto' then 'hecha' else 'pedida' end, 'operador', pagos.actualizado_en
    from pagos join cobros on cobros.id_cobro = pagos.id_cobro
    where pagos.estado in ('por-devolver', 'devuelto')`.execute(db);
  await sql`${comienzo} select id_pedido, 'cita', id_cita, null, estado, 'operador', actualizada_en
    from citas`.execute(db);
}

/** Triggers that refuse to change or delete rows. */
async function soloSeAnade(db: Kysely<never>, tabla: string, enPostgres: boolean): Promise<void> {
  if (!enPostgres) {
    for (const acto of ["update", "delete"]) {
      await sql`create trigger ${sql.ref(`${tabla}_sin_${acto}`)} before ${sql.raw(acto)} on ${sql.table(tabla)}
        begin select raise(abort, 'append-only'); end`.execute(db);
    }
    return;
  }
  await sql`create or replace function solo_se_anade() returns trigger language plpgsql as
    $$ begin raise exception 'append-only'; end $$`.execute(db);
  await sql`create trigger ${sql.ref(`${tabla}_sin_cambios`)} before update or delete or truncate
    on ${sql.table(tabla)} for each statement execute function solo_se_anade()`.execute(db);
}
