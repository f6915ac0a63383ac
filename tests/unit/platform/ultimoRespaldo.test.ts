import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { llenarCarpeta } from "../../../server/platform/respaldo/carpeta";
import { firmar } from "../../../server/platform/respaldo/firma";
import { carpetaDeRespaldos, ultimoRespaldo } from "../../../server/platform/respaldo/ultimo";

let dataDir = "";
beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), "respaldos-"))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const respaldar = (nombre: string, hechoEn: string, secreto: string | null = "propio") =>
  llenarCarpeta(
    path.join(carpetaDeRespaldos(dataDir), nombre),
    (borrador) => {
      writeFileSync(path.join(borrador, "base.sqlite"), "filas");
      return Promise.resolve({ motor: "sqlite", filas: {}, operador: "ana", hechoEn });
    },
    secreto === null ? null : (texto) => firmar(secreto, texto),
  );

it("there is none in a data folder without backups", () => {
  expect(ultimoRespaldo(dataDir, ["propio"])).toBeNull();
});

it("the newest one counts, with its size, its signature and its files", async () => {
  await respaldar("nuevo", "2026-11-29T10:00:00.000Z");
  await respaldar("viejo", "2026-11-28T10:00:00.000Z");
  expect(ultimoRespaldo(dataDir, ["propio"])).toEqual({
    ...{ hechoEn: new Date("2026-11-29T10:00:00Z"), bytes: 5, firma: "propia", completo: true },
  });
});

it.each([
  ["otro", "ajena"],
  [null, "ninguna"],
] as const)("the signature by %s is told", async (secreto, firma) => {
  await respaldar("uno", "2026-11-29T10:00:00.000Z", secreto);
  expect(ultimoRespaldo(dataDir, ["propio"])).toMatchObject({ firma });
});

it("a file that was cut, or a list that is damaged, is no good backup", async () => {
  await respaldar("uno", "2026-11-29T10:00:00.000Z");
  const archivo = (nombre: string) => path.join(carpetaDeRespaldos(dataDir), "uno", nombre);
  writeFileSync(archivo("base.sqlite"), "fil");
  expect(ultimoRespaldo(dataDir, ["propio"])).toMatchObject({ completo: false });
  writeFileSync(archivo("respaldo.json"), "{}");
  expect(ultimoRespaldo(dataDir, ["propio"])).toBeNull();
});
