import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const LECTURA = readFileSync("tests/README.md", "utf8");
const pruebas = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((archivo) => /\.(test|spec)\.tsx?$/.test(archivo))
  .map((archivo) => `tests/${archivo}`);

/** Files in the first column of a table of tests/README.md. */
function enumeradas(titulo: string): string[] {
  const seccion = LECTURA.split(/^## /m).find((candidata) => candidata.startsWith(titulo))!;
  const filas = seccion.split("\n").filter((linea) => linea.startsWith("|"));
  const columnas = filas.map((fila) => fila.split("|")[1]!);
  return columnas.flatMap((celda) => [...celda.matchAll(/`(tests\/[^`]+)`/g)].map(([, archivo]) => archivo!));
}

describe("what `npm test` leaves to `npm test -- largo`", () => {
  it("stands in tests/README.md with its reason, file by file", () => {
    const soloEnLargo = pruebas.filter((archivo) => /\.largo\.(test|spec)\.ts$/.test(archivo));
    expect(soloEnLargo.length).toBeGreaterThan(2);
    expect(enumeradas("Only in").sort()).toEqual(soloEnLargo.sort());
  });

  it("is run whole there where it is shortened, and stands there too", () => {
    const abreviadas = pruebas.filter((archivo) =>
      /^import .* from "..\/..\/support\/formas";$/m.test(readFileSync(archivo, "utf8")),
    );
    expect(enumeradas("In short").sort()).toEqual(abreviadas.sort());
    const [, lista] = /const IN_SHORT = \[([^\]]*)\]/.exec(readFileSync("vite.config.ts", "utf8"))!;
    expect([...lista!.matchAll(/"([^"]+)"/g)].map(([, archivo]) => archivo).sort()).toEqual(
      abreviadas.sort(),
    );
  });
});
