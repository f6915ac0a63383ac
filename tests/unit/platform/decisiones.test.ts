import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const DECISIONES = "app/decisions";

/** The tests that a record names as its proof. */
const pruebasDe = (registro: string) =>
  [...readFileSync(path.join(DECISIONES, registro), "utf8").matchAll(/`(tests\/[\w./-]+\.tsx?)`/g)].map(
    ([, archivo]) => archivo!,
  );

describe("a decision record", () => {
  it.each(readdirSync(DECISIONES))("%s names no test that is not there", (registro) => {
    expect(pruebasDe(registro).filter((archivo) => !existsSync(archivo))).toEqual([]);
  });

  it("says of every group of ASVS 5.0 where it is tested", () => {
    const tabla = readFileSync(path.join(DECISIONES, "0033-asvs-5-nivel-2.md"), "utf8").split("\n");
    const grupos = Array.from({ length: 17 }, (_, indice) => `| V${indice + 1} `);
    const sinPrueba = grupos.filter((grupo) => {
      const [fila = "", otra] = tabla.filter((linea) => linea.startsWith(grupo));
      return otra !== undefined || !fila.includes("`tests/");
    });
    expect(sinPrueba).toEqual([]);
  });
});
