import { describe, expect, it } from "vitest";
import { claveNueva, esSabida } from "../../../app/domain/cuentas/identidad/clave";
import { CLAVES_COMUNES } from "../../../app/domain/cuentas/identidad/clavesComunes";
import { enmascararCorreo, enmascararCorreos } from "../../../app/domain/cuentas/recuperacion/recuperacion";
import { fc } from "../../support/azar";

const vale = (clave: string) => claveNueva.safeParse(clave).success;

describe("a password that somebody chooses", () => {
  it.each<[string, string, boolean]>([
    ["seven characters", "a1b2c3d", false],
    ["eight", "a1b2c3dz", true],
    ["128", "x".repeat(128), true],
    ["129", "x".repeat(129), false],
    ["a phrase with spaces", "tres gatos verdes", true],
    ["another alphabet", "пароль-дня", true],
    ["one of the most used", "password123", false],
    ["the same in capitals", "PassWord123", false],
  ])("of %s", (_, clave, esperado) => expect(vale(clave)).toBe(esperado));

  it("is none of the most used ones, of which thousands are known, here and elsewhere", () => {
    expect(CLAVES_COMUNES.size).toBeGreaterThan(5_000);
    for (const comun of ["machupicchu", "q1w2e3r4", "maverick"]) expect(vale(comun), comun).toBe(false);
    for (const comun of CLAVES_COMUNES) expect(vale(comun), comun).toBe(false);
  });
});

describe("a password that others know of somebody", () => {
  const datos = { correos: ["rosa.quispe@correo.example"], numeroDocumento: "45678912" };
  it.each(["rosa.quispe@correo.example", " Rosa.Quispe@Correo.example", "rosa.quispe", "45678912"])(
    "is %s",
    (clave) => expect(esSabida(clave, datos)).toBe(true),
  );
  it("is none that only holds one of them, nor anything where nothing is known", () => {
    expect(esSabida("rosa.quispe y tres gatos", datos)).toBe(false);
    expect(esSabida("null", { correos: [], numeroDocumento: null })).toBe(false);
  });
});

describe("a masked mail", () => {
  it("shows the first letter of each part and the end", () => {
    expect(enmascararCorreo("rosa@bienestar.example")).toBe("r•••@b•••.example");
  });

  it("shows as many letters more as tell the mails of one account apart", () => {
    const correos = ["rosa@bienestar.example", "rita@bienestar.example", "ana@bienestar.example"];
    expect(enmascararCorreos(correos)).toEqual([
      "ro•••@bi•••.example",
      "ri•••@bi•••.example",
      "an•••@bi•••.example",
    ]);
    expect(enmascararCorreos(["a@b.example", "aa@b.example"])).toEqual([
      "a•••@b•••.example",
      "aa•••@b•••.example",
    ]);
    expect(enmascararCorreos(["rosa@b.example", "ana@b.example"])).toEqual([
      "r•••@b•••.example",
      "a•••@b•••.example",
    ]);
  });

  it("never shows more than that of any mail", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (correo) => {
        const [nombre, dominio] = enmascararCorreo(correo).replaceAll("•", "").split("@");
        expect(nombre).toBe(correo[0]);
        expect(dominio!.length).toBeLessThanOrEqual(1 + correo.length - correo.lastIndexOf("."));
      }),
    );
  });
});
