import { describe, expect, it } from "vitest";
import { PAISES } from "../../../app/domain/shared/telefono/paises";
import {
  e164,
  faltaDelTelefono,
  normalizarTelefono,
  paisDelTelefono,
  prefijoDe,
} from "../../../app/domain/shared/telefono/telefono";
import { existeTelefono, paisEnElPlan } from "../../../server/cuentas/telefono/existeTelefono";
import { fc } from "../../support/azar";

describe("the list of dial codes", () => {
  it("begins with the countries most used here and goes on by name", () => {
    expect(PAISES.slice(0, 6).map(({ iso }) => iso)).toEqual(["PE", "CO", "AR", "MX", "CL", "EC"]);
    const resto = PAISES.slice(6).map(({ nombre }) => nombre);
    expect(resto).toEqual(resto.toSorted(new Intl.Collator("es").compare));
    expect(PAISES.length).toBeGreaterThan(200);
  });

  it("has each country once, with a code that can be read", () => {
    expect(new Set(PAISES.map(({ iso }) => iso)).size).toBe(PAISES.length);
    for (const { prefijo } of PAISES) expect(prefijo).toMatch(/^\+\d{1,3}(-\d{3})?$/);
    expect(prefijoDe("AI")).toBe("+1-264");
    expect(prefijoDe("??")).toBeUndefined();
  });

  it("gives back the country of every code, and one of the same code where several share it", () => {
    const paisDe = (prefijo: string, telefono = "") => paisDelTelefono({ prefijo, telefono }, paisEnElPlan);
    for (const { prefijo } of PAISES) expect(prefijoDe(paisDe(prefijo))).toBe(prefijo);
    expect(paisDe("+1")).toBe("US");
    expect(paisDe("+999")).toBe("PE");
  });

  it.each([
    ["+7", "7012345678", "KZ"],
    ["+7", "9123456789", "RU"],
    ["+1", "4165550123", "CA"],
    ["+1", "2125550123", "US"],
    ["+44", "7624123456", "IM"],
    ["+44", "7400123456", "GB"],
    ["+51", "987654321", "PE"],
    ["+51", "12", "PE"],
  ])("keeps the country of %s %s", (prefijo, telefono, iso) => {
    expect(paisDelTelefono({ prefijo, telefono }, paisEnElPlan)).toBe(iso);
  });
});

describe("a telephone", () => {
  it("of Peru is a mobile of nine digits that begins with 9", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^9\d{8}$/), (numero) => faltaDelTelefono("+51", numero) === null),
    );
    for (const numero of ["", "12345678", "912345678 9", "012345678", "987-654"]) {
      expect(faltaDelTelefono("+51", numero), numero).not.toBeNull();
    }
  });

  it("may be written with spaces and signs", () => {
    expect(normalizarTelefono("987 654-321")).toBe("987654321");
  });

  it.each([
    ["+51", "987654321", "+51987654321"],
    ["+1-264", "2351234", "+12642351234"],
    ["+1-264", "2642351234", "+12642351234"],
    ["+1-809", "8292345678", "+18292345678"],
    ["+1", "2025550123", "+12025550123"],
  ])("%s %s is dialled as %s", (prefijo, numero, esperado) => expect(e164(prefijo, numero)).toBe(esperado));

  it.each([
    ["+51987654321", true],
    ["+12642351234", true],
    ["+573001234567", true],
    ["+57123", false],
    ["+99912345678", false],
    ["", false],
  ])("%s exists: %s", (numero, esperado) => expect(existeTelefono(numero)).toBe(esperado));
});
