import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { openSqlite, type SqliteFile } from "../database/sqliteFile";
import { archivoDeTestigo } from "../database/testigo";
import {
  apartar,
  danado,
  enUso,
  exigirFilas,
  exigirProducto,
  poner,
  RechazoDeRespaldo,
  type ComoRestaurar,
  type Filas,
} from "./carpeta";

const BASE = "base.sqlite";

/** Asked before anything is made for it. */
export function exigirQueExista(file: string) {
  if (existsSync(file)) return;
  throw new RechazoDeRespaldo(
    "sin-base",
    `La base de datos ${file} no existe: revisa DATABASE_URL y DATA_DIR.`,
  );
}

/**
 * Copies the file as it is at one moment while others go on writing: what is copied and what is counted are read in one
 * transaction, so that no write starts the copy again. The copy is read from end to end before it counts as one.
 */
export async function respaldarSqlite(file: string, carpeta: string): Promise<Filas> {
  const copia = path.join(carpeta, BASE);
  const sqlite = openSqlite(file, { fileMustExist: true, timeout: 10_000 });
  let filas: Filas;
  try {
    sqlite.exec("begin");
    filas = contar(sqlite);
    exigirProducto(file, filas);
    await sqlite.backup(copia);
  } finally {
    sqlite.close();
  }
  // Before it is written anew: that would mend what is broken in it, or hide it.
  exigirEntera(copia, filas);
  const copiada = openSqlite(copia);
  // One file and nothing beside it.
  copiada.pragma("journal_mode = delete");
  // And nothing in it that was deleted: it is copied page by page, with those that nobody uses.
  copiada.exec("vacuum");
  copiada.close();
  exigirEntera(copia, filas);
  return filas;
}

function exigirEntera(copia: string, filas: Filas) {
  const sqlite = openSqlite(copia, { readonly: true });
  try {
    if (sqlite.pragma("integrity_check(1)", { simple: true }) !== "ok") throw danado(copia);
    if ((sqlite.pragma("foreign_key_check") as unknown[]).length > 0) throw danado(copia);
    exigirFilas(copia, contar(sqlite), filas);
  } finally {
    sqlite.close();
  }
}

function contar(sqlite: SqliteFile): Filas {
  const tablas = sqlite
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];
  return Object.fromEntries(
    tablas.map((tabla) => [tabla, sqlite.prepare(`select count(*) from "${tabla}"`).pluck().get() as number]),
  );
}

/** Answers what was moved aside. */
export function restaurarSqlite(
  file: string,
  carpeta: string,
  filas: Filas,
  { reemplazar, sufijo }: ComoRestaurar,
): string[] {
  const copia = path.join(carpeta, BASE);
  exigirEntera(copia, filas);
  if (existsSync(file)) {
    if (!reemplazar) {
      throw new RechazoDeRespaldo(
        "base-ya-existe",
        `La base de datos ${file} ya existe: con --reemplazar se aparta y se pone el respaldo en su lugar.`,
      );
    }
    exigirQueNadieLaUse(file);
  }
  // The journal of the one must not be taken for the other's, nor its witness: what is lost now is lost knowingly.
  const apartados = [apartar(`${file}-wal`, sufijo), poner(copia, file, sufijo)];
  rmSync(`${file}-shm`, { force: true });
  rmSync(archivoDeTestigo(file), { force: true });
  exigirEntera(file, filas);
  return apartados.filter((apartado) => apartado !== null);
}

/** Whoever has it open would go on writing into the file that is moved aside. */
function exigirQueNadieLaUse(file: string) {
  try {
    const sqlite = openSqlite(file, { timeout: 0 });
    try {
      // Only whoever is alone with a file may change how it is written; and its journal is part of it from then on.
      sqlite.pragma("journal_mode = delete");
    } finally {
      sqlite.close();
    }
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (code.startsWith("SQLITE_BUSY")) throw enUso(file);
    // One that cannot be read any more is used by nobody, and is why there are backups.
    if (!/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(code)) throw error;
  }
}
