import { spawn } from "node:child_process";
import path from "node:path";
import type { Readable } from "node:stream";
import pg from "pg";
import { leerDireccion, sinClave } from "../database/direccion";
import { APARTADO } from "../database/migrate";
import {
  danado,
  enUso,
  exigirFilas,
  exigirProducto,
  RechazoDeRespaldo,
  type ComoRestaurar,
  type Filas,
} from "./carpeta";
import { exigirConexionDirecta, exigirSesionPropia } from "./directo";

const BASE = "base.dump";

/**
 * Dumps the database as one transaction sees it, and counts its rows in that transaction, while others go on writing.
 */
export async function respaldarPostgres(url: string, carpeta: string): Promise<Filas> {
  const archivo = path.join(carpeta, BASE);
  const filas = await conServidor(url, async (cliente) => {
    await exigirSesionPropia(cliente, () => abrir(url));
    await cliente.query("begin transaction isolation level repeatable read read only");
    const foto = await unValor<string>(cliente, "select pg_export_snapshot()");
    const esquema = await esquemaDe(cliente);
    const contadas = await contar(cliente, esquema);
    exigirProducto(sinClave(url), contadas);
    await correr(cliente, "pg_dump", [
      ...["--format=custom", "--no-owner", "--no-privileges", `--schema=${citar(esquema)}`],
      ...[`--snapshot=${foto}`, `--file=${archivo}`, ...hacia(url)],
    ]);
    return contadas;
  });
  exigirFilas(archivo, await contarEnArchivo(archivo), filas);
  return filas;
}

/** Restores the whole backup or nothing. Returns the new name of the old schema, which is kept. */
export async function restaurarPostgres(
  url: string,
  carpeta: string,
  filas: Filas,
  { reemplazar, sufijo }: ComoRestaurar,
): Promise<string[]> {
  const archivo = path.join(carpeta, BASE);
  exigirFilas(archivo, await contarEnArchivo(archivo), filas);
  return conServidor(url, async (cliente) => {
    await exigirConexionDirecta(cliente);
    const esquema = await esquemaDe(cliente);
    const nombre = citar(esquema);
    const hayAlgo = Object.keys(await contar(cliente, esquema)).length > 0;
    if (hayAlgo && !reemplazar) {
      throw new RechazoDeRespaldo(
        "base-ya-existe",
        `La base de datos ya tiene tablas: con --reemplazar se apartan y se pone el respaldo en su lugar.`,
      );
    }
    await exigirQueNadieLaUse(cliente);
    const apartado = `${APARTADO}${sufijo.toLowerCase()}`;
    if (hayAlgo) {
      await cliente.query(`alter schema ${nombre} rename to ${apartado}; create schema ${nombre}`);
    }
    try {
      await correr(cliente, "pg_restore", [
        ...["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"],
        ...[`--schema=${esquema}`, ...hacia(url), archivo],
      ]);
      exigirFilas(archivo, await contar(cliente, esquema), filas);
    } catch (error) {
      if (hayAlgo) {
        await cliente.query(`drop schema ${nombre} cascade; alter schema ${apartado} rename to ${nombre}`);
      }
      throw error;
    }
    return hayAlgo ? [`esquema ${apartado}`] : [];
  });
}

async function conServidor<T>(url: string, hacer: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = await abrir(url);
  try {
    return await hacer(cliente);
  } finally {
    await cliente.end();
  }
}

async function abrir(url: string): Promise<pg.Client> {
  const cliente = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A closed connection fails its own statement, which reports the error.
  cliente.on("error", () => {});
  await cliente.connect();
  return cliente;
}

async function unValor<T>(cliente: pg.Client, sql: string, parametros: unknown[] = []): Promise<T> {
  const { rows } = await cliente.query<[T]>({ text: sql, values: parametros, rowMode: "array" });
  return rows[0]![0];
}

const esquemaDe = (cliente: pg.Client) =>
  unValor<string>(cliente, "select coalesce(current_schema(), 'public')");

async function contar(cliente: pg.Client, esquema: string): Promise<Filas> {
  const { rows } = await cliente.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = $1",
    [esquema],
  );
  const filas: Filas = {};
  for (const { tablename } of rows) {
    const tabla = `${citar(esquema)}.${citar(tablename)}`;
    filas[tablename] = Number(await unValor(cliente, `select count(*) from ${tabla}`));
  }
  return filas;
}

async function exigirQueNadieLaUse(cliente: pg.Client) {
  const { rows: conexiones } = await cliente.query<{ programa: string; base: string }>(
    `select distinct datname as base, concat(
       coalesce(nullif(application_name, ''), 'un programa sin nombre'),
       ' desde ', coalesce(host(client_addr), 'este servidor')) as programa
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null order by programa`,
  );
  const [primero] = conexiones;
  if (primero)
    throw enUso(
      primero.base,
      conexiones.map(({ programa }) => programa),
    );
}

const COMIENZO_DE_TABLA = /^COPY (?:"[^"]+"|\w+)\.(?:"([^"]+)"|(\w+)) \(/;

/** Number of rows of each table in the archive, which is read to its end as in a restore. */
async function contarEnArchivo(archivo: string): Promise<Filas> {
  const filas: Filas = {};
  let tabla: string | undefined;
  await correr(null, "pg_restore", ["--file=-", archivo], async (salida) => {
    for await (const linea of lineasDe(salida)) {
      if (tabla === undefined) {
        const [, citada, simple] = COMIENZO_DE_TABLA.exec(linea) ?? [];
        tabla = citada ?? simple;
        if (tabla !== undefined) filas[tabla] = 0;
      } else if (linea === "\\.") tabla = undefined;
      else filas[tabla]! += 1;
    }
  });
  if (tabla !== undefined) throw danado(archivo);
  return filas;
}

const SALTO = 0x0a;
/** Characters of a line that tell its kind; the rest may be long. */
const PRINCIPIO = 200;

async function* lineasDe(salida: Readable): AsyncGenerator<string> {
  let empezada = "";
  for await (const trozo of salida as AsyncIterable<Buffer>) {
    let desde = 0;
    for (let fin = trozo.indexOf(SALTO); fin >= 0; fin = trozo.indexOf(SALTO, desde)) {
      yield empezada + trozo.toString("latin1", desde, Math.min(fin, desde + PRINCIPIO));
      empezada = "";
      desde = fin + 1;
    }
    if (empezada.length < PRINCIPIO) {
      empezada += trozo.toString("latin1", desde, Math.min(trozo.length, desde + PRINCIPIO));
    }
  }
}

/** Database address without its password, for the arguments of a tool: other users of the machine can read those. */
function hacia(url: string): string[] {
  const direccion = leerDireccion(url)!;
  direccion.password = "";
  direccion.searchParams.delete("password");
  // PostgreSQL's tools do not know this parameter of the driver.
  direccion.searchParams.delete("uselibpqcompat");
  return [`--dbname=${direccion.href}`];
}

/** Runs a tool of PostgreSQL; when it fails, throws one sentence with the reason. */
async function correr(
  cliente: pg.Client | null,
  programa: "pg_dump" | "pg_restore",
  argumentos: string[],
  leer?: (salida: Readable) => Promise<void>,
): Promise<void> {
  const clave = cliente?.password;
  const proceso = spawn(programa, argumentos, {
    env: { ...process.env, LC_ALL: "C", ...(clave && { PGPASSWORD: clave }) },
    stdio: ["ignore", leer ? "pipe" : "ignore", "pipe"],
  });
  let mensajes = "";
  proceso.stderr!.on("data", (trozo: Buffer) => (mensajes += trozo.toString()));
  const fin = new Promise<number | null>((resolve, reject) => {
    proceso.once("error", reject).once("close", resolve);
  });
  const leido = leer && proceso.stdout ? leer(proceso.stdout) : Promise.resolve();
  const [estado] = await Promise.all([fin, leido]).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === "ENOENT" ? noEsta(programa) : error;
  });
  if (estado === 0) return;
  if (/server version mismatch|unsupported version/.test(mensajes)) throw deOtraVersion(programa);
  if (/No space left on device|Disk quota exceeded/.test(mensajes)) {
    throw Object.assign(new Error(mensajes), { code: "ENOSPC" });
  }
  const motivo = mensajes.trim().split("\n").at(-1) ?? "";
  throw new RechazoDeRespaldo("herramienta-fallo", `${programa} no pudo hacerlo: ${motivo}`);
}

const noEsta = (programa: string) =>
  new RechazoDeRespaldo(
    "sin-herramienta",
    `No se encuentra ${programa} en el PATH: instala las herramientas de PostgreSQL de la versión de tu servidor (en Debian, postgresql-client).`,
  );

const deOtraVersion = (programa: string) =>
  new RechazoDeRespaldo(
    "herramienta-vieja",
    `${programa} es de una versión anterior a la del servidor o a la del respaldo: pon en el PATH las herramientas de PostgreSQL de esa versión o de una más nueva.`,
  );

const citar = (nombre: string) => `"${nombre.replaceAll('"', '""')}"`;
