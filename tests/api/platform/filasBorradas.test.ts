import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { olvidarLoBorrado, openDb } from "../../../server/platform/database/client";
import { migrateAt } from "../../../server/platform/database/migrate";
import { respaldarSqlite } from "../../../server/platform/respaldo/sqlite";

const DE_ALGUIEN = "Zoraida Quispe Huamán";
let carpeta: string;
let file: string;
beforeEach(() => {
  carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-borrado-"));
  file = path.join(carpeta, "base.sqlite");
});
afterEach(() => rmSync(carpeta, { recursive: true }));

/** Files of the database folder whose bytes contain the person's data. */
const dondeEsta = () =>
  readdirSync(carpeta, { recursive: true, encoding: "utf8" }).filter(
    (nombre) =>
      nombre.includes("sqlite") &&
      existsSync(path.join(carpeta, nombre)) &&
      readFileSync(path.join(carpeta, nombre)).includes(DE_ALGUIEN),
  );
const FILAS = Array.from({ length: 200 }, (_, vez) => `${DE_ALGUIEN} ${vez} ${"x".repeat(300)}`);

describe.skipIf(process.env.TEST_DATABASE === "postgres")("what was deleted from a SQLite file", () => {
  it("is in no byte of the file, of its journal and of a backup", async () => {
    await migrateAt(file);
    const db = openDb(file);
    for (const clave of FILAS) await db.insertInto("versiones").values({ clave, numero: 1 }).execute();
    expect(dondeEsta()).not.toEqual([]);
    await db.deleteFrom("versiones").where("clave", "like", `${DE_ALGUIEN}%`).execute();
    await olvidarLoBorrado(db);
    mkdirSync(path.join(carpeta, "respaldo"));
    await respaldarSqlite(file, path.join(carpeta, "respaldo"));
    expect(dondeEsta()).toEqual([]);
    await db.destroy();
  });
});
