import { Kysely, PostgresAdapter, PostgresDialect } from "kysely";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { migrateAt } from "../../../server/platform/database/migrate";
import { freePort } from "../../support/server";
import { startPostgresDeDebian } from "../../support/postgresDeDebian";
import { simularReservas } from "../reservas/simulacro";
import { carpetaTemporal, PRODUCTO } from "../servidores";
import { lanzar } from "./alrededor";

/** Milliseconds in which the first bookings are made, before the backup. */
const ANTES_DEL_RESPALDO_EN_MS = 3_000;
const RECETA = "server/deploy/pgbouncer.ini";

export interface TrasPgBouncer {
  intentos: number;
  logrados: number;
  inesperados: Record<string, number>;
  roto: string[];
  /** Processes that migrated at once, and locks of theirs that are still held. */
  migraron: number;
  candados: number;
  limite: string;
  /** Exit status of a backup during the load, through the product's connection pool and through the one of sessions. */
  respaldos: { porTransacciones: number | null; porSesion: number | null };
}

/**
 * Runs the product behind the PgBouncer of the README, in transaction mode and with fewer connections than the
 * processes have.
 */
export async function simularPgBouncer({
  intentos,
  conCandadoDeSesion = false,
  conVolcadoPorTransacciones = false,
}: {
  intentos: number;
  /** Plants a fault: the lock of Kysely's own migrations, which needs one session. This drill must notice it. */
  conCandadoDeSesion?: boolean;
  /**
   * Runs `pg_dump` through the entry that PgBouncer offers the product. PgBouncer hands the same connections to the
   * product afterwards, with the settings of `pg_dump` in force. This drill must notice that.
   */
  conVolcadoPorTransacciones?: boolean;
}): Promise<TrasPgBouncer> {
  const postgres = await startPostgresDeDebian();
  if (!postgres) throw new Error("Falta PostgreSQL: instálalo (apt-get install postgresql).");
  const carpeta = carpetaTemporal();
  chmodSync(carpeta.ruta, 0o755);
  const puerto = await freePort();
  const detras = new URL(postgres.url);
  const archivo = path.join(carpeta.ruta, "pgbouncer.ini");
  const receta = readFileSync(RECETA, "utf8")
    .replace(
      /^bienestar(\w*) = host=\S+ port=\d+ dbname=\S+/gm,
      `postgres$1 = host=127.0.0.1 port=${detras.port} dbname=postgres user=${detras.username} password=${detras.password}`,
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
    const migraron = await Promise.all([migrateAt(url.href), migrateAt(url.href), migrateAt(url.href)]);
    if (conCandadoDeSesion) await tomarYSoltarEnSesiones(url.href);
    const { rows: candados } = await preguntar(
      postgres.url,
      "select count(*)::int as cuantos from pg_locks where locktype = 'advisory'",
    );
    const { rows: limites } = await preguntar(url.href, "show statement_timeout");
    let reservado = false;
    const respaldar = async () => {
      await wait(ANTES_DEL_RESPALDO_EN_MS);
      while (conVolcadoPorTransacciones && !reservado) {
        await correr("pg_dump", ["--schema=public", `--dbname=${url.href}`, "--file=/dev/null"], {});
      }
      const DATA_DIR = path.join(carpeta.ruta, "data");
      const ops = (DATABASE_URL: string) =>
        correr(process.execPath, ["build/server/ops.js", "respaldo"], { DATA_DIR, DATABASE_URL });
      return { porTransacciones: await ops(url.href), porSesion: await ops(`${url.href}_sesion`) };
    };
    const respaldos = respaldar();
    const reservas = await simularReservas({
      intentos,
      horarios: 40,
      clientes: 16,
      procesos: 2,
      programa: PRODUCTO,
      matarCada: { intentos: Math.ceil(intentos / 3) },
      databaseUrl: url.href,
      limiteEnSegundos: 120,
    }).catch((error: unknown) => {
      // That faulty backup may leave a process that does not end.
      if (!conVolcadoPorTransacciones) throw error;
      return { intentos, logrados: {}, inesperados: { "no vuelve": 1 }, roto: [] };
    });
    reservado = true;
    return {
      intentos: reservas.intentos,
      logrados: Object.values(reservas.logrados).reduce((suma, veces) => suma + veces, 0),
      inesperados: reservas.inesperados,
      roto: reservas.roto,
      migraron: migraron.length,
      candados: Number(candados[0]?.cuantos),
      respaldos: await respaldos,
      limite: String(limites[0]?.statement_timeout),
    };
  } finally {
    await bouncer.parar();
    postgres.stop();
    carpeta.borrar();
  }
}

/**
 * Takes the lock in one session of the database server and releases it in another, because another client uses the
 * first by then.
 */
async function tomarYSoltarEnSesiones(connectionString: string) {
  const pool = () => new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) });
  const [primero, segundo] = [
    new Kysely<unknown>({ dialect: pool() }),
    new Kysely<unknown>({ dialect: pool() }),
  ];
  const adaptador = new PostgresAdapter();
  // Only other databases keep the lock in a table.
  const tabla = { lockTable: "", lockRowId: "" };
  await adaptador.acquireMigrationLock(primero, tabla);
  await segundo.transaction().execute(() => adaptador.releaseMigrationLock(primero, tabla));
  await Promise.all([primero.destroy(), segundo.destroy()]);
}

/** Runs a program. Gives its exit status. */
async function correr(programa: string, argumentos: string[], env: Record<string, string>) {
  const proceso = spawn(programa, argumentos, {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    stdio: "ignore",
  });
  await once(proceso, "close");
  return proceso.exitCode;
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
