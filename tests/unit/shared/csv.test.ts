import { describe, expect, it } from "vitest";
import { enCsv } from "~/domain/shared/csv";

const celda = (valor: string | number) => enCsv([[valor]]).slice(1, -2);

describe("a cell of CSV", () => {
  it.each(["=1+1", "+51 999", "-2", "@SUMA(A1)", "＝1", "\t=1", "\r=1", "  =1", "a\n=1", "a;=1", 'a;"=1'])(
    "is no formula for a spreadsheet: %j",
    (valor) => {
      const escrita = celda(valor);
      expect(escrita).not.toMatch(/(^|[;\t\r\n|])["' ]*(?<!')[=+@＝-]/);
      expect(escrita.replaceAll("'", "").replaceAll('""', '"')).toBe(`"${valor}"`);
    },
  );

  it("keeps commas, quotes and lines within itself", () => {
    expect(celda('dijo "no", y\nse fue')).toBe('"dijo ""no"", y\nse fue"');
  });

  it("is a bare number, or nothing", () => {
    expect([celda(-7), celda("")]).toEqual(["-7", ""]);
  });
});
