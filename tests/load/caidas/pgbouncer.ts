import { Kysely, PostgresAdapter, PostgresDialect } from "kysely";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { migrateAt } from "../../../server/platform/database/migrate";
import { freePort } from "../../support/server";
import { startPostgres } from "../../support/postgres";
import { simularReservas } from "../reservas/simulacro";
import { carpetaTemporal, PRODUCTO } from "../servidores";
import { lanzar } from "./alrededor";

const RECETA = "server/deploy/pgbouncer.ini";

export interface TrasPgBouncer {
  intentos: number;
  logrados: number;
  inesperados: Record<string, number>;
  roto: string[];
  candados: number;
  limite: string;
}

/** The product behind the README's PgBouncer, in transaction mode and with fewer connections than the processes have. */
export async function simularPgBouncer({
  intentos,
  conCandadoDeSesion = false,
}: {
  intentos: number;
  /** The lock of Kysely's own migrations, to see that somebody notices what becomes of it here. */
  conCandadoDeSesion?: boolean;
}): Promise<TrasPgBouncer> {
  const postgres = await startPostgres();
  const carpeta = carpetaTemporal();
  chmodSync(carpeta.ruta, 0o755);
  const puerto = await freePort();
  const detras = new URL(postgres.url);
  const archivo = path.join(carpeta.ruta, "pgbouncer.ini");
  const receta = readFileSync(RECETA, "utf8")
    .replace(
      /^bienestar = host=\S+ port=\d+ dbname=\S+/m,
      `postgres = host=127.0.0.1 port=${detras.port} dbname=postgres user=${detras.username} password=${detras.password}`,
    )
    .replace(/^listen_port = .*/m, `listen_port = ${puerto}\nunix_socket_dir =`)
    .replace(/^auth_type = .*/m, "auth_type = any")
    .replace(/^auth_file = .*\n/m, "")
    .replace(/^default_pool_size = .*/m, "default_pool_size = 8");
  writeFileSync(archivo, receta);
  const url = new URL(postgres.url);
  url.port = String(puerto);
  const bouncer = await lanzar(["pgbouncer", archivo], puerto, { sinRoot: true });
  try {
    // Several processes start at once on an empty database.
    await Promise.all([migrateAt(url.href), migrateAt(url.href), migrateAt(url.href)]);
    if (conCandadoDeSesion) await tomarYSoltarEnSesiones(url.href);
    const { rows: candados } = await preguntar(
      postgres.url,
      "select count(*)::int as cuantos from pg_locks where locktype = 'advisory'",
    );
    const { rows: limites } = await preguntar(url.href, "show statement_timeout");
    const reservas = await simularReservas({
      intentos,
      horarios: 40,
      clientes: 16,
      procesos: 2,
      programa: PRODUCTO,
      matarCada: { intentos: Math.ceil(intentos / 3) },
      databaseUrl: url.href,
      limiteEnSegundos: 120,
    });
    return {
      intentos: reservas.intentos,
      logrados: Object.values(reservas.logrados).reduce((suma, veces) => suma + veces, 0),
      inesperados: reservas.inesperados,
      roto: reservas.roto,
      candados: Number(candados[0]?.cuantos),
      limite: String(limites[0]?.statement_timeout),
    };
  } finally {
    await bouncer.parar();
    await postgres.stop();
    carpeta.borrar();
  }
}

/** Taken in one session of the server; and let go in another, since somebody else is in that one by then. */
async function tomarYSoltarEnSesiones(connectionString: string) {
  const pool = () => new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) });
  const [uno, otro] = [new Kysely<unknown>({ dialect: pool() }), new Kysely<unknown>({ dialect: pool() })];
  const adaptador = new PostgresAdapter();
  // Only other databases keep it in a table.
  const tabla = { lockTable: "", lockRowId: "" };
  await adaptador.acquireMigrationLock(uno, tabla);
  await otro.transaction().execute(() => adaptador.releaseMigrationLock(uno, tabla));
  await Promise.all([uno.destroy(), otro.destroy()]);
}

async function preguntar(connectionString: string, sentencia: string) {
  const cliente = new pg.Client({ connectionString });
  await cliente.connect();
  try {
    return await cliente.query<Record<string, unknown>>(sentencia);
  } finally {
    await cliente.end();
  }
}
