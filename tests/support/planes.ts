import { sql, type CompiledQuery, type KyselyPlugin } from "kysely";
import { declared } from "../../server/modules";
import { isPostgres, type Db } from "../../server/platform/database/client";

/** Every table that grows with use, as its module says. */
export const CRECEN: ReadonlySet<string> = new Set(
  Object.entries(declared.tables).flatMap(([nombre, { grows }]) => (grows ? [nombre] : [])),
);

/** A database handle that notes every statement sent through it, in transactions too. */
export function espiar(db: Db): { espia: Db; sentencias: Map<string, CompiledQuery> } {
  const sentencias = new Map<string, CompiledQuery>();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const compilada = db.getExecutor().compileQuery(node, queryId);
      sentencias.set(compilada.sql, compilada);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { espia: db.withPlugin(plugin), sentencias };
}

/** Why a statement reads a whole growing table, or null when it finds its rows through an index. */
export async function recorrido(
  db: Db,
  url: string,
  sentencia: CompiledQuery,
  crecen: ReadonlySet<string>,
): Promise<string | null> {
  const malos = isPostgres(url)
    ? await enPostgres(db, sentencia, crecen)
    : await enSqlite(db, sentencia, crecen);
  return malos.length > 0 ? malos.join("; ") : null;
}

/** Indexes that are read from their head, so many rows at a time and with nothing left to filter or to sort. */
const COLAS = new Set(["pagos_por_devolver", "devoluciones_parciales_pedidas", "correos_por_fecha"]);
const tomaLosPrimeros = ({ sql }: CompiledQuery, indice: string | undefined) =>
  COLAS.has(indice ?? "") && /\blimit\b/.test(sql);

/** An upsert of a parent row: SQLite lists a look for orphans that it runs only while there are some, so never. */
const SIN_HUERFANOS = /^insert into "(especialistas|paquetes)" .* on conflict/;

async function enSqlite(db: Db, sentencia: CompiledQuery, crecen: ReadonlySet<string>) {
  if (SIN_HUERFANOS.test(sentencia.sql)) return [];
  const { rows } = await db.executeQuery<{ detail: string }>({
    ...sentencia,
    sql: `explain query plan ${sentencia.sql}`,
  });
  const detalles = rows.map(({ detail }) => detail);
  const ordena = detalles.some((detalle) => detalle.includes("TEMP B-TREE FOR ORDER BY"));
  return detalles.filter((detalle) => {
    const [, tabla, indice] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detalle) ?? [];
    return tabla && crecen.has(tabla) && (ordena || !tomaLosPrimeros(sentencia, indice));
  });
}

interface Nodo {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Nodo[];
}

async function enPostgres(db: Db, sentencia: CompiledQuery, crecen: ReadonlySet<string>) {
  const plan = await db.transaction().execute(async (trx) => {
    // An empty table is cheapest to scan, and two small ones to join by reading both: the question is whether there
    // is another way at all. The generic plan holds for any value of the parameters, as a prepared statement's does.
    for (const way of ["enable_seqscan", "enable_hashjoin", "enable_mergejoin"]) {
      await sql`select set_config(${way}, 'off', true)`.execute(trx);
    }
    const { rows } = await trx.executeQuery<{ "QUERY PLAN": [{ Plan: Nodo }] }>({
      ...sentencia,
      sql: `explain (generic_plan, format json) ${sentencia.sql}`,
      parameters: [],
    });
    return rows[0]!["QUERY PLAN"][0].Plan;
  });
  const { rows: indices } = await sql<{ indice: string; columna: string }>`
    select i.relname as indice, a.attname as columna from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = x.indrelid and a.attnum = x.indkey[0]`.execute(db);
  /** Whether the index is entered at a value of its first column; a condition on a later one reads all of it. */
  const entra = (nodo: Nodo) => {
    const primera = indices.find(({ indice }) => indice === nodo["Index Name"])?.columna;
    return primera !== undefined && new RegExp(`\\b${primera}\\b`).test(nodo["Index Cond"] ?? "");
  };
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
}
