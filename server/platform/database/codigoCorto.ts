import { sql, type Expression, type RawBuilder } from "kysely";

/** The first of these short codes that no row of the table has; null when all are taken. */
export function codigoLibre(
  tabla: string,
  candidatos: readonly (string | Expression<string>)[],
): RawBuilder<string | null> {
  const casos = candidatos.map(
    (candidato) =>
      sql`when not exists (select 1 from ${sql.table(tabla)} where codigo_corto = ${candidato}) then ${candidato}`,
  );
  return sql<string | null>`case ${sql.join(casos, sql` `)} end`;
}
