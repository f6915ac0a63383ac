import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { done, refuse } from "../../../app/domain/shared/result";
import { exigirCambiosConfirmados } from "../../../server/platform/arranque";
import { inTransaction, openDb, type Db } from "../../../server/platform/database/client";
import { archivoDeTestigo } from "../../../server/platform/database/testigo";
import { migrateAt } from "../../../server/platform/database/migrate";
import { marcarCambio } from "../../../server/platform/repositories/versiones";
import { openSqlite } from "../../../server/platform/database/sqliteFile";

const carpetas: string[] = [];
afterEach(() => {
  for (const carpeta of carpetas.splice(0)) rmSync(carpeta, { recursive: true });
});

async function nueva(): Promise<string> {
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-testigo-"));
  carpetas.push(carpeta);
  const file = path.join(carpeta, "base.sqlite");
  await migrateAt(file);
  return file;
}

async function con<T>(file: string, hacer: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb(file);
  try {
    return await hacer(db);
  } finally {
    await db.destroy();
  }
}

const confirmar = (db: Db) =>
  inTransaction(db, async (trx) => {
    await marcarCambio(trx, "prueba");
    return done(true);
  });
const testigoDe = (file: string) => Number(readFileSync(archivoDeTestigo(file), "utf8"));
const numeroDe = (file: string) => {
  const sqlite = openSqlite(file, { readonly: true });
  const numero = sqlite.pragma("user_version", { simple: true });
  sqlite.close();
  return numero;
};

describe("what a SQLite file has confirmed", () => {
  it("is counted once for each change, in a transaction or by itself, and for nothing else", async () => {
    const file = await nueva();
    const antes = testigoDe(file);
    await con(file, async (db) => {
      await confirmar(db);
      await marcarCambio(db, "suelto");
      await db.selectFrom("versiones").selectAll().execute();
      await inTransaction(db, async () => done(true));
      await inTransaction(db, async (trx) => {
        await marcarCambio(trx, "deshecho");
        return refuse("no");
      });
    });
    expect(testigoDe(file)).toBe(antes + 2);
    expect(statSync(archivoDeTestigo(file)).mode & 0o777).toBe(0o600);
    expect(numeroDe(file)).toBe(antes + 2);
    expect(() => exigirCambiosConfirmados(file)).not.toThrow();
  });

  it("is missed when its journal is lost", async () => {
    const file = await nueva();
    await con(file, async (db) => {
      for (let vez = 0; vez < 3; vez++) await confirmar(db);
      // A copy of the database file alone lacks what stands in its journal.
      copyFileSync(file, `${file}.copia`);
    });
    copyFileSync(`${file}.copia`, file);
    expect(() => exigirCambiosConfirmados(file)).toThrow(
      /le faltan los últimos 3 cambios .* npm run ops -- restaurar/,
    );
  });

  it("is missed when the file is gone, and nothing is made in its place", async () => {
    const file = await nueva();
    rmSync(file);
    expect(() => exigirCambiosConfirmados(file)).toThrow(/ya no está/);
    expect(existsSync(file)).toBe(false);
  });

  it("is asked of nobody who has no witness, or one that cannot be read", async () => {
    const file = await nueva();
    writeFileSync(archivoDeTestigo(file), "");
    expect(() => exigirCambiosConfirmados(file)).not.toThrow();
    rmSync(archivoDeTestigo(file));
    expect(() => exigirCambiosConfirmados(file)).not.toThrow();
  });

  it("goes on being counted where the number goes round", async () => {
    const file = await nueva();
    const sqlite = openSqlite(file);
    sqlite.pragma(`user_version = ${2 ** 31 - 1}`);
    sqlite.close();
    await con(file, confirmar);
    expect(testigoDe(file)).toBe(-(2 ** 31));
    expect(() => exigirCambiosConfirmados(file)).not.toThrow();
    const vieja = openSqlite(file);
    vieja.pragma(`user_version = ${2 ** 31 - 1}`);
    vieja.close();
    expect(() => exigirCambiosConfirmados(file)).toThrow(/los últimos 1 cambios/);
  });
});
