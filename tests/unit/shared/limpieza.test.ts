import { describe, expect, it } from "vitest";
import { cifraEscrita, limpiarLinea, limpiarNumero } from "../../../app/domain/shared/limpieza";
import {
  sinCodigoPropio,
  camposDeTelefono,
  revisarTelefono,
  sinCodigo,
} from "../../../app/domain/shared/telefono/telefono";
import { documento } from "../../../app/domain/cuentas/personas/documento";
import { comoSeLee } from "../../../app/domain/shared/textoParaOtros";
import { entradaDeCodigo } from "../../../app/domain/cuentas/identidad/codigo";
import { credenciales } from "../../../app/domain/cuentas/identidad/identidad";
import { codigoDeCupon } from "../../../app/domain/ventas/cupones/cupon";
import { fc } from "../../support/azar";
import { z } from "zod";

const telefono = z.object(camposDeTelefono).superRefine(revisarTelefono).overwrite(sinCodigo);
const numeroDe = (pais: string, numero: string) =>
  telefono.safeParse({ pais, telefono: numero }).data?.telefono;

describe("the cleaner of what people type", () => {
  it("cleans once: a second time changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (texto) => {
        const linea = limpiarLinea(texto);
        expect(limpiarLinea(linea)).toBe(linea);
        const marcas = limpiarLinea(`a${"\u0344".repeat(12)}${texto}`);
        expect(limpiarLinea(marcas)).toBe(marcas);
        const numero = limpiarNumero(texto);
        expect(limpiarNumero(numero)).toBe(numero);
      }),
    );
  });

  it("keeps every digit in its order, whatever groups them", () => {
    const separador = fc.constantFrom("", " ", "-", ".", "\u2011", "\u2013", "\u00a0", "\u200b", "\u2068");
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separador)), (pares) => {
        expect(limpiarNumero(pares.flat().join(""))).toBe(pares.map(([digito]) => digito).join(""));
      }),
    );
  });

  it("composes letters, folds spaces and leaves a joined emoji whole", () => {
    expect(limpiarLinea("  Nun\u0303ez \u00a0 Rojas\u202a ")).toBe("Nuñez Rojas");
    expect(limpiarLinea("👩‍👧")).toBe("👩‍👧");
  });
});

describe("marks on a letter", () => {
  it("are as many for the cleaner as for the reader of danger and addresses", () => {
    const cuantasQuedan = (leer: (texto: string) => string) =>
      leer(`x${"\u0323".repeat(40)}`).match(/\p{M}/gu)?.length;
    expect([limpiarLinea, comoSeLee].map(cuantasQuedan)).toEqual([10, 10]);
  });
});

describe("a figure as it is typed", () => {
  it.each([
    ["７２", "72"],
    ["1 234", "1234"],
    ["1\u00a0234,5", "1234.5"],
    ["1,234.5", "1234.5"],
    ["1.234,5", "1234.5"],
    ["1,234,567", "1234567"],
    ["72,5", "72.5"],
    ["1.234", "1.234"],
    ["\u221272", "-72"],
    ["\u2013 72", "-72"],
    [" 72\u200b ", "72"],
  ])("%j is %s", (escrito, cifra) => expect(cifraEscrita(escrito)).toBe(cifra));

  it.each([
    ["8.000", "8000"],
    ["8,000", "8000"],
    ["8 000", "8000"],
    ["1,234,567", "1234567"],
    ["8.5", "8.5"],
    ["72", "72"],
  ])("where a whole number is asked %j is %s", (escrito, cifra) =>
    expect(cifraEscrita(escrito, { entera: true })).toBe(cifra),
  );

  it.each([
    "",
    "70-72",
    "70\u201372",
    "7 2",
    "120 80",
    "120/80",
    "1.2.3",
    "1,23,456",
    "72-",
    "--72",
    "0x24",
    "1e3",
    "siete",
  ])("%j is none", (escrito) => expect(cifraEscrita(escrito)).not.toMatch(/^-?\d+(\.\d+)?$/));
});

describe("a number, a mail or a coupon as it is pasted", () => {
  it.each([
    [2, "4567-8912", "45678912"],
    [2, "4567\u20138912", "45678912"],
    [1, "20-10004721-8", "20100047218"],
    [4, "001-234567", "001234567"],
    [5, "ab\u2011123", "AB-123"],
  ])("reads a document of kind %i written %s", (idTipoDocumento, numeroDocumento, leido) => {
    expect(documento.parse({ idTipoDocumento, numeroDocumento }).numeroDocumento).toBe(leido);
  });

  it("reads a code, a mail and a coupon", () => {
    expect(entradaDeCodigo.parse({ codigo: "650-549" }).codigo).toBe("650549");
    expect(credenciales.parse({ correo: "\u2068ana@ejemplo.com\u200b", clave: "x" }).correo).toBe(
      "ana@ejemplo.com",
    );
    expect(codigoDeCupon.parse("\u202abienestar20\u200b")).toBe("BIENESTAR20");
  });
});

describe("a phone with the code of a country", () => {
  it.each(["987\u2011654\u2011321", "+51 987 654 321", "51987654321", "0051 987654321", "(+51) 987 654 321"])(
    "reads %s as a mobile of Peru",
    (escrito) => {
      expect(numeroDe("PE", escrito)).toBe("987654321");
    },
  );

  it("drops the code of the country that was chosen, and of no other", () => {
    expect(numeroDe("CL", "+56 9 1234 5678")).toBe("912345678");
    expect(sinCodigoPropio("+56", "+51987654321")).toBe("+51987654321");
  });

  it("says which country the number is of when it carries the code of another", () => {
    const [issue] = telefono.safeParse({ pais: "PE", telefono: "+56 9 1234 5678" }).error!.issues;
    expect(issue).toMatchObject({
      message: "Ese número lleva el código de Chile (+56). Cambia el país o escribe otro número",
      params: { sugerencia: { prefijo: "+56" } },
    });
  });
});
