import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { avisoDeSecretosPerdidos } from "../../../server/platform/secretosPerdidos";
import { newDatabase } from "../../support/baseDeDatos";

const dataDir = mkdtempSync(path.join(tmpdir(), "bienestar-secretos-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

it("secrets are missed where a database has data and their file is not there, without its password", async () => {
  const databaseUrl = await newDatabase();
  const aviso = await avisoDeSecretosPerdidos({ databaseUrl, dataDir });
  expect(aviso).toContain(`Falta ${path.join(dataDir, "secretos.json")}`);
  expect(aviso).not.toMatch(/:\/\/[^ /]*:[^ /]*@/);
  writeFileSync(path.join(dataDir, "secretos.json"), "{}");
  expect(await avisoDeSecretosPerdidos({ databaseUrl, dataDir })).toBeNull();
});

it("a database that does not answer is no business of theirs", async () => {
  const databaseUrl = "postgres://nadie:nada@127.0.0.1:1/nada";
  const otra = path.join(dataDir, "otra");
  expect(await avisoDeSecretosPerdidos({ databaseUrl, dataDir: otra })).toBeNull();
});

it("a file that is no database of the product has none to lose", async () => {
  const databaseUrl = path.join(dataDir, "otra-cosa.sqlite");
  writeFileSync(databaseUrl, "esto no es una base de datos\n".repeat(300));
  const otra = path.join(dataDir, "otra");
  expect(await avisoDeSecretosPerdidos({ databaseUrl, dataDir: otra })).toBeNull();
});
