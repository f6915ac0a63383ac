import { describe, expect, it } from "vitest";
import { campaniaEscrita } from "../../../app/domain/recompensas/campanias/campania";
import { rachasHasta, sePuedeAlcanzar } from "../../../app/domain/recompensas/campanias/calendario";
import { delMesSiguiente } from "../../../app/domain/recompensas/delMes";
import { sumarDias, type Fecha } from "../../../app/domain/shared/fechas";
import { lima } from "../../support/constructores";

const terminos = campaniaEscrita.parse({
  ...{ uid: "de-prueba", titulo: "De prueba", resumen: "Se prueba.", desde: "2026-11-01" },
  ...{ tarea: "Camina.", alternativa: "Respira.", dias: 5, monedas: 10, bases: ["Vale."] },
});
const campania = { terminos, hasta: lima("2027-01-01", "00:00") };
const dia = (numero: number): Fecha => sumarDias("2026-12-01", numero - 1);
const puede = (hoy: number, registrados: number[], pausas: [number, number][] = []) =>
  sePuedeAlcanzar(
    campania,
    {
      dias: new Set(registrados.map(dia)),
      pausas: pausas.map(([desde, hasta]) => ({ desde: dia(desde), hasta: dia(hasta) })),
    },
    lima(dia(hoy), "12:00"),
  );

describe("the goal of a challenge", () => {
  it("can be reached while the days left are enough, today among them", () => {
    expect(puede(27, [])).toBe(true);
    expect(puede(28, [])).toBe(false);
    expect(puede(31, [])).toBe(false);
  });

  it("can be reached by the streak of before: it goes on over the free day of the month", () => {
    expect(puede(29, [27, 28])).toBe(true);
    expect(puede(30, [26, 27, 28])).toBe(true);
    expect(puede(30, [26, 27, 29])).toBe(true);
    expect(puede(31, [26, 27, 28, 29])).toBe(true);
    expect(puede(31, [26, 27, 29])).toBe(false);
    expect(puede(31, [25, 26, 27, 28])).toBe(false);
  });

  it("can be reached over a pause for health, also one that ends after the challenge", () => {
    expect(puede(30, [3, 4, 5], [[6, 29]])).toBe(true);
    expect(puede(30, [3, 4, 5])).toBe(false);
    expect(puede(29, [1, 2], [[3, 40]])).toBe(true);
    expect(puede(30, [1, 2], [[3, 40]])).toBe(false);
  });

  it("is never called out of reach when some way to register the days left reaches it", () => {
    const combinaciones = (numeros: number[]): number[][] =>
      numeros.reduce<number[][]>((hechas, uno) => hechas.flatMap((una) => [una, [...una, uno]]), [[]]);
    for (const registrados of combinaciones([23, 24, 25, 26, 27, 28, 29])) {
      for (const pausas of [[], [{ desde: dia(25), hasta: dia(26) }]]) {
        const llega = combinaciones([30, 31]).some((demas) => {
          const dias = new Set([...registrados, ...demas].map(dia));
          return rachasHasta(dia(31), { dias, pausas }).mejor >= terminos.dias;
        });
        const deLaPersona = { dias: new Set(registrados.map(dia)), pausas };
        expect(sePuedeAlcanzar(campania, deLaPersona, lima(dia(30), "08:00"))).toBe(llega);
      }
    }
  });
});

describe("the next challenge", () => {
  it("begins on the first day of the next month, unless the last day is before", () => {
    const ahora = lima("2026-12-30", "12:00");
    expect(delMesSiguiente(terminos, ahora)).toBe("2027-01-01");
    expect(delMesSiguiente({ ...terminos, hasta: "2027-01-01" }, ahora)).toBe("2027-01-01");
    expect(delMesSiguiente({ ...terminos, hasta: "2026-12-31" }, ahora)).toBeNull();
  });
});
