import { sql, type CompiledQuery } from "kysely";
import { afterAll, expect } from "vitest";
import { declared } from "../../server/modules";
import { openDb, type Consultado, type Db, type Trx } from "../../server/platform/database/client";
import { isPostgres } from "../../server/platform/database/direccion";
import { sinEsperarAlDisco } from "./baseDeDatos";

/** Names of the tables that grow with use, as their modules declare. */
export const CRECEN: ReadonlySet<string> = new Set(
  Object.entries(declared.tables).flatMap(([nombre, { grows }]) => (grows ? [nombre] : [])),
);

/** Text of a statement that has a plan; the others begin, end or set something. */
const CON_PLAN = /^\s*(with|select|insert|update|delete)\b/;

/** Opens a second connection to a database, which notes every statement that runs through it, in transactions too. */
export async function espiar(url: string): Promise<{ espia: Db; sentencias: Map<string, CompiledQuery> }> {
  const sentencias = new Map<string, CompiledQuery>();
  const espia = openDb(url, undefined, ({ query }) => {
    if (CON_PLAN.test(query.sql)) sentencias.set(query.sql, query);
  });
  afterAll(() => espia.destroy());
  await sinEsperarAlDisco(espia);
  return { espia, sentencias };
}

/** Statements of tests themselves, which may read whole tables. */
const DE_PRUEBAS = new WeakSet<object>();

/** Gives a view of a database for a test itself: nobody reads the plans of the statements that are built with it. */
export const deLaPrueba = (db: Db): Db =>
  db.withPlugin({
    transformQuery({ node }) {
      DE_PRUEBAS.add(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });

/** Statements of the product whose plans were read in this process of tests, and those whose plans are next. */
const conocidas = new Set<string>();
const porLeer: CompiledQuery[] = [];

/** A list has as many placeholders as values: its length makes no other statement. */
const sinLargoDeListas = (texto: string) =>
  texto.replace(/(\$\d+|\?)(, (\$\d+|\?))+/g, "?").replace(/\(\?\)(, \(\?\))+/g, "(?)");

/** Notes each new statement of the product under test, and calls `despues`, the hook of the test itself. */
export const vigilarPlanes =
  (despues: ((consultado: Consultado) => void) | null = null) =>
  (consultado: Consultado): void => {
    const { query, level } = consultado;
    const texto = sinLargoDeListas(query.sql);
    if (level === "query" && CON_PLAN.test(texto) && !conocidas.has(texto) && !DE_PRUEBAS.has(query.query)) {
      conocidas.add(texto);
      porLeer.push(query);
    }
    despues?.(consultado);
  };

/** Fails when a statement that `vigilarPlanes` noted reads a whole table that grows with use. */
export async function exigirIndices(db: Db, url: string): Promise<void> {
  expect(await recorridas(db, url, porLeer.splice(0), CRECEN)).toEqual([]);
}

/** Statements that read a whole table that grows with use; all others find their rows through an index. */
export async function recorridas(
  db: Db,
  url: string,
  sentencias: Iterable<CompiledQuery>,
  crecen: ReadonlySet<string>,
): Promise<string[]> {
  const deTodas: string[] = [];
  // All statements share a transaction, because a transaction for each would cost more than the statements.
  const trx = await db.startTransaction().execute();
  try {
    const malosDe = isPostgres(url) ? await enPostgres(trx, crecen) : enSqlite(trx, crecen);
    for (const sentencia of sentencias) {
      const malos = await malosDe(sentencia);
      if (malos.length > 0) deTodas.push(`${malos.join("; ")}: ${sentencia.sql}`);
    }
  } finally {
    await trx.rollback().execute();
  }
  return deTodas;
}

/**
 * Indexes of waiting lines, which are read from their start, a limited number of rows at a time, without filter or
 * sort.
 */
const COLAS = new Set(["pagos_por_devolver", "devoluciones_parciales_pedidas", "correos_por_fecha"]);
const tomaLosPrimeros = ({ sql }: CompiledQuery, indice: string | undefined) =>
  COLAS.has(indice ?? "") && /\blimit\b/.test(sql);

/**
 * Pattern of a statement that inserts or updates a parent row. SQLite lists a search for orphans in its plan, which it
 * runs only while there are some, so never.
 */
const SIN_HUERFANOS = /^insert into "(especialistas|paquetes)" .* on conflict/;

function enSqlite(trx: Trx, crecen: ReadonlySet<string>) {
  return async (sentencia: CompiledQuery): Promise<string[]> => {
    if (SIN_HUERFANOS.test(sentencia.sql)) return [];
    const { rows } = await trx.executeQuery<{ detail: string }>({
      ...sentencia,
      sql: `explain query plan ${sentencia.sql}`,
    });
    const detalles = rows.map(({ detail }) => detail);
    const ordena = detalles.some((detalle) => detalle.includes("TEMP B-TREE FOR ORDER BY"));
    return detalles.filter((detalle) => {
      const [, tabla, indice] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detalle) ?? [];
      return tabla && crecen.has(tabla) && (ordena || !tomaLosPrimeros(sentencia, indice));
    });
  };
}

/**
 * The statement with the first row of each list of rows: beside an empty table a long list looks dearer to PostgreSQL
 * than a whole index.
 */
function conUnaFila(texto: string): string {
  const fila = String.raw`\((?:\$\d+, )*\$\d+\)`;
  let numero = 0;
  return texto
    .replace(new RegExp(`(${fila})(?:, ${fila})+`, "g"), "$1")
    .replace(/\$\d+/g, () => `$${++numero}`);
}

interface Nodo {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Nodo[];
}

async function enPostgres(trx: Trx, crecen: ReadonlySet<string>) {
  // An empty table is cheapest to scan, and two small ones to join by reading both. These ways are switched off to
  // see whether another way exists. The generic plan holds for any value of the parameters, as a prepared statement's
  // does.
  // Rows that the tests left make other ways cheaper. They come back when the transaction is rolled back.
  await sql`select set_config('session_replication_role', 'replica', true)`.execute(trx);
  await sql`truncate ${sql.join([...crecen].map((tabla) => sql.table(tabla)))} cascade`.execute(trx);
  for (const way of ["enable_seqscan", "enable_hashjoin", "enable_mergejoin"]) {
    await sql`select set_config(${way}, 'off', true)`.execute(trx);
  }
  const { rows: indices } = await sql<{ indice: string; primera: string }>`
    select i.relname as indice, pg_get_indexdef(i.oid, 1, true) as primera from pg_index x
    join pg_class i on i.oid = x.indexrelid`.execute(trx);
  /** True when the plan uses the first column of the index; a condition on a later one reads the whole index. */
  const entra = (nodo: Nodo) => {
    const primera = indices.find(({ indice }) => indice === nodo["Index Name"])?.primera;
    const literal = primera?.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return literal !== undefined && new RegExp(`(?<!\\w)${literal}(?!\\w)`).test(nodo["Index Cond"] ?? "");
  };
  return async (sentencia: CompiledQuery): Promise<string[]> => {
    const { rows } = await trx.executeQuery<{ "QUERY PLAN": [{ Plan: Nodo }] }>({
      ...sentencia,
      sql: `explain (generic_plan, format json) ${conUnaFila(sentencia.sql)}`,
      parameters: [],
    });
    const plan = rows[0]!["QUERY PLAN"][0].Plan;
    const malos: string[] = [];
    const ordena = JSON.stringify(plan).includes('"Node Type":"Sort"');
    const mirar = (nodo: Nodo, tablaDelMapa?: string) => {
      const tipo = nodo["Node Type"];
      const tabla = nodo["Relation Name"] ?? tablaDelMapa;
      const porIndice = /^(Index Scan|Index Only Scan|Bitmap Index Scan)$/.test(tipo);
      if (tabla && crecen.has(tabla)) {
        if (tipo === "Seq Scan") malos.push(`Seq Scan of ${tabla}`);
        if (porIndice && !entra(nodo) && (ordena || !tomaLosPrimeros(sentencia, nodo["Index Name"]))) {
          malos.push(`whole index ${nodo["Index Name"]} of ${tabla}`);
        }
      }
      for (const hijo of nodo.Plans ?? []) mirar(hijo, tipo === "Bitmap Heap Scan" ? tabla : undefined);
    };
    mirar(plan);
    return malos;
  };
}
