import { describe, expect, it } from "vitest";
import { esperaEnMs } from "../../../../server/ventas/pago/pasarelaDePrueba/avisos";
import { leerFormulario } from "../../../../server/ventas/pago/pasarelaDePrueba/formulario";
import {
  cumpleLuhn,
  DEMORAS,
  enGrupos,
  TARJETAS_DE_PRUEBA,
} from "../../../../server/ventas/pago/pasarelaDePrueba/tarjetas";
import { fc } from "../../../support/azar";

/** The last minute of November in Lima; in UTC it is December already. */
const AHORA = new Date("2026-12-01T04:59:00Z");
const BIEN = { numero: "4111 1111 1111 1111", titular: "Ana Ruiz", vencimiento: "12/29", codigo: "123" };

function erroresDe(cambio: Partial<typeof BIEN>) {
  const lectura = leerFormulario({ ...BIEN, ...cambio }, AHORA);
  return lectura.ok ? {} : Object.fromEntries(Object.entries(lectura.errores).filter(([, error]) => error));
}

describe("the form of the hosted page", () => {
  it("knows every test card, however its number is spaced", () => {
    for (const tarjeta of TARJETAS_DE_PRUEBA) {
      for (const numero of [
        tarjeta.numero,
        enGrupos(tarjeta.numero),
        enGrupos(tarjeta.numero).replaceAll(" ", "-"),
      ]) {
        expect(leerFormulario({ ...BIEN, numero }, AHORA)).toEqual({ ok: true, tarjeta });
      }
    }
  });

  it.each([
    ["", "Escribe el número de la tarjeta"],
    ["4111 1111 1111 1112", "El número de la tarjeta no es correcto. Revisa sus dígitos"],
    ["cuatro", "El número de la tarjeta no es correcto. Revisa sus dígitos"],
    [
      "5555 5555 5555 4444",
      "Aquí solo funcionan las tarjetas de prueba. Elige una de la lista y no uses una tarjeta real",
    ],
  ])("answers the number %j with %j", (numero, error) => {
    expect(erroresDe({ numero })).toEqual({ numero: error });
  });

  it.each(["11/26", "1126", "11 / 26", "11/2026"])(
    "takes %j until the last minute of that month in Lima",
    (vencimiento) => {
      expect(erroresDe({ vencimiento })).toEqual({});
    },
  );

  it.each([
    ["10/26", "La tarjeta está vencida"],
    ["13/29", "Escribe el vencimiento con mes y año, por ejemplo 12/29"],
    ["", "Escribe el vencimiento de la tarjeta"],
  ])("answers the date %j with %j", (vencimiento, error) => {
    expect(erroresDe({ vencimiento })).toEqual({ vencimiento: error });
  });

  it("names every field that is missing", () => {
    expect(Object.keys(erroresDe({ numero: "", titular: " ", vencimiento: "", codigo: "" }))).toEqual([
      "numero",
      "titular",
      "vencimiento",
      "codigo",
    ]);
    expect(erroresDe({ codigo: "12" })).toEqual({ codigo: "El código de seguridad tiene 3 o 4 dígitos" });
  });
});

describe("the test cards", () => {
  it("have check digits that hold, and different endings and scenarios", () => {
    expect(TARJETAS_DE_PRUEBA.filter(({ numero }) => !cumpleLuhn(numero))).toEqual([]);
    expect(new Set(TARJETAS_DE_PRUEBA.map(({ numero }) => numero.slice(-4))).size).toBe(
      TARJETAS_DE_PRUEBA.length,
    );
    expect(new Set(TARJETAS_DE_PRUEBA.map(({ escenario }) => escenario)).size).toBe(
      TARJETAS_DE_PRUEBA.length,
    );
  });

  it("notify, when they do, first or last of the state that stays", () => {
    for (const { plan } of TARJETAS_DE_PRUEBA) {
      const { avisos, estadoFinal } = plan(DEMORAS);
      if (avisos.length > 0) expect(avisos.map(({ estado }) => estado)).toContain(estadoFinal);
    }
  });

  it("lose their check digit when any one digit changes", () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (donde, suma) => {
        const digitos = Array.from("4111111111111111", Number);
        digitos[donde] = ((digitos[donde] ?? 0) + suma) % 10;
        expect(cumpleLuhn(digitos.join(""))).toBe(false);
      }),
    );
  });
});

describe("the retries of a notice", () => {
  it("wait twice as long each time and end", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(esperaEnMs)).toEqual([
      2_000,
      4_000,
      8_000,
      16_000,
      32_000,
      64_000,
      128_000,
      null,
    ]);
  });
});
