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

/** Refuses a missing database file, before anything is created. */
export function exigirQueExista(file: string) {
  if (existsSync(file)) return;
  throw new RechazoDeRespaldo(
    "sin-base",
    `La base de datos ${file} no existe: revisa DATABASE_URL y DATA_DIR.`,
  );
}

/**
 * Copies the file as it is at one moment, while others go on writing. Copying and counting are one transaction, so that
 * no write makes the copy start again (SQLite, Online Backup API). The copy is read to its end before it counts as a
 * backup.
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
  // This check comes before the rewrite, which would repair or hide damaged pages.
  exigirEntera(copia, filas);
  const copiada = openSqlite(copia);
  // The copy must be one file, without a journal beside it.
  copiada.pragma("journal_mode = delete");
  // Pages are copied as they are, so that this removes unused pages with deleted rows (SQLite, `VACUUM`).
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

/** Restores a backup. Returns the new names of the files that were moved aside. */
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
  // The old journal and the old witness do not belong to the restored file, which may lack newer changes by intention.
  const apartados = [apartar(`${file}-wal`, sufijo), poner(copia, file, sufijo)];
  rmSync(`${file}-shm`, { force: true });
  rmSync(archivoDeTestigo(file), { force: true });
  exigirEntera(file, filas);
  return apartados.filter((apartado) => apartado !== null);
}

/** Refuses a database that is in use: its users would go on writing to the file that is moved aside. */
function exigirQueNadieLaUse(file: string) {
  try {
    const sqlite = openSqlite(file, { timeout: 0 });
    try {
      // Only a sole user can change the journal mode (SQLite, `PRAGMA journal_mode`). The change writes the journal
      // into the file.
      sqlite.pragma("journal_mode = delete");
    } finally {
      sqlite.close();
    }
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (code.startsWith("SQLITE_BUSY")) throw enUso(file);
    // Nobody can use a damaged file, which is a reason for the restore.
    if (!/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(code)) throw error;
  }
}
