import { describe, expect, it } from "vitest";
import {
  documento,
  faltaDelDocumento,
  normalizarDocumento,
  TIPOS_DE_DOCUMENTO,
} from "../../../app/domain/cuentas/personas/documento";
import { fc } from "../../support/azar";

const [DNI, CE, PASAPORTE, RUC, OTROS] = TIPOS_DE_DOCUMENTO.map(({ idTipoDocumento }) => idTipoDocumento);
const vale = (tipo: number | undefined, numero: string) => faltaDelDocumento(tipo ?? -1, numero) === null;
const digitos = (cuantos: number) => fc.stringMatching(new RegExp(`^\\d{${cuantos}}$`));

describe("a document", () => {
  it("is of a kind with a number, DNI first", () => {
    expect([DNI, CE, PASAPORTE, RUC, OTROS]).toEqual([2, 4, 3, 1, 5]);
  });

  it("that is a DNI has eight digits, leading zeros and all", () => {
    fc.assert(fc.property(digitos(8), (numero) => vale(DNI, numero)));
    for (const numero of ["", "1234567", "123456789", "1234567A", "12 345678", "１２３４５６７８"]) {
      expect(vale(DNI, numero), numero).toBe(false);
    }
    expect(vale(DNI, "00000001")).toBe(true);
  });

  it.each(["20100047218", "20131312955", "20100070970", "10123456781", "17000000019"])(
    "RUC %s is one",
    (ruc) => expect(vale(RUC, ruc)).toBe(true),
  );

  it.each(["20100047219", "10123456789", "2013131295", "30100047210", "20-10004721"])(
    "RUC %s is none",
    (ruc) => expect(vale(RUC, ruc)).toBe(false),
  );

  it("that is a RUC has exactly one last digit that fits its first ten", () => {
    const inicio = fc.constantFrom("10", "15", "16", "17", "20");
    fc.assert(
      fc.property(inicio, digitos(8), (tipo, resto) => {
        const finales = Array.from("0123456789").filter((final) => vale(RUC, tipo + resto + final));
        expect(finales).toHaveLength(1);
      }),
    );
  });

  it.each<[string, number | undefined, string, boolean]>([
    ["CE of nine signs", CE, "001234567", true],
    ["CE of twelve", CE, "ABC123456789", true],
    ["CE of eight", CE, "12345678", false],
    ["passport of six", PASAPORTE, "AB1234", true],
    ["passport of five", PASAPORTE, "AB123", false],
    ["another of one", OTROS, "X", true],
    ["another of sixteen", OTROS, "X".repeat(16), false],
    ["another with a hyphen", OTROS, "PTP-001", true],
    ["kind that does not exist", 0, "12345678", false],
  ])("that is a %s", (_, tipo, numero, esperado) => expect(vale(tipo, numero)).toBe(esperado));

  it("is the same however it is written, and normalising it again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (texto) => {
        const normal = normalizarDocumento(texto);
        expect(normalizarDocumento(normal)).toBe(normal);
        expect(normalizarDocumento(`  ${texto.toLowerCase()} `)).toBe(
          normalizarDocumento(texto.toLowerCase()),
        );
      }),
    );
    expect(documento.parse({ idTipoDocumento: "4", numeroDocumento: " abc123456 " })).toEqual({
      idTipoDocumento: 4,
      numeroDocumento: "ABC123456",
    });
  });

  it("of any text is either one or has a message, and what is one is plain ASCII", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.string({ unit: "binary" }), (tipo, numero) => {
        const leido = documento.safeParse({ idTipoDocumento: tipo, numeroDocumento: numero });
        if (leido.success) expect(leido.data.numeroDocumento).toMatch(/^[A-Z0-9-]+$/);
        else expect(leido.error.issues[0]!.message).not.toBe("");
      }),
    );
  });
});
