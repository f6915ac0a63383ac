import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openDb } from "../../../server/platform/database/client";
import { migrate } from "../../../server/platform/database/migrate";

const carpeta = mkdtempSync(path.join(tmpdir(), "archivo-"));
afterAll(() => rmSync(carpeta, { recursive: true }));

it("a folder that was not there yet is its owner's alone", async () => {
  const nueva = path.join(carpeta, "nueva", "datos");
  const db = openDb(path.join(nueva, "base.sqlite"));
  try {
    await migrate(db);
    expect(statSync(nueva).mode & 0o777).toBe(0o700);
    expect(statSync(path.dirname(nueva)).mode & 0o777).toBe(0o700);
  } finally {
    await db.destroy();
  }
});

it.each(["a new SQLite file", "one that everybody could read"])(
  "%s is its owner's alone, and what lies beside it",
  async (caso) => {
    const archivo = path.join(carpeta, `${caso.length}.sqlite`);
    if (caso.startsWith("one")) writeFileSync(archivo, "", { mode: 0o644 });
    const db = openDb(archivo);
    try {
      await migrate(db);
      const archivos = readdirSync(carpeta).filter((nombre) => nombre.startsWith(path.basename(archivo)));
      expect(archivos.length).toBeGreaterThan(1);
      for (const nombre of archivos)
        expect([nombre, statSync(path.join(carpeta, nombre)).mode & 0o777]).toEqual([nombre, 0o600]);
    } finally {
      await db.destroy();
    }
  },
);
