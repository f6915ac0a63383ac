import { describe, expect, it } from "vitest";
import { sumarDias, type Fecha } from "../../../app/domain/shared/fechas";
import { rachasPorDia, type PausaDeRacha } from "../../../app/domain/shared/rachas";
import { fc } from "../../support/azar";

const racha = (dias: readonly Fecha[], hoy: Fecha, pausas: readonly PausaDeRacha[] = []) =>
  rachasPorDia(new Set(dias), pausas, hoy).get(hoy) ?? 0;
const dias = (...numeros: number[]) => numeros.map((dia) => `2026-11-${String(dia).padStart(2, "0")}`);

describe("a streak", () => {
  it("is the days with something, one after the other; today is not missed while it lasts", () => {
    expect(racha([], "2026-11-05")).toBe(0);
    expect(racha(dias(3, 4, 5), "2026-11-05")).toBe(3);
    expect(racha(dias(3, 4), "2026-11-05")).toBe(2);
  });

  it("outlives one missed day of a month, which does not count, and not two", () => {
    expect(racha(dias(2, 3, 5, 6), "2026-11-06")).toBe(4);
    expect(racha(dias(2, 3, 5, 7), "2026-11-07")).toBe(2);
    expect(racha(dias(1, 2), "2026-11-04")).toBe(2);
    expect(racha(dias(1, 2), "2026-11-05")).toBe(0);
  });

  it("may miss the last day of a month and the first of the next", () => {
    expect(racha(["2026-11-29", "2026-12-02"], "2026-12-02")).toBe(2);
    expect(racha(["2026-11-28", "2026-12-02"], "2026-12-02")).toBe(1);
  });

  it("waits during a pause, however long", () => {
    const pausa = [{ desde: "2026-11-04", hasta: "2026-11-20" }];
    expect(racha(dias(2, 3, 21), "2026-11-21", pausa)).toBe(3);
    expect(racha(dias(2, 3, 21), "2026-11-21")).toBe(1);
    // An activity during a pause of the streak counts.
    expect(racha(dias(2, 3, 10, 21), "2026-11-21", pausa)).toBe(4);
  });
});

describe("any streak", () => {
  const dia = fc.nat(75).map((n) => sumarDias("2026-10-20", n));
  const pausa = fc
    .record({ desde: dia, largo: fc.nat(10) })
    .map(({ desde, largo }) => ({ desde, hasta: sumarDias(desde, largo) }));
  const hoy = sumarDias("2026-10-20", 75);
  const historia = fc.record({
    conAlgo: fc.uniqueArray(dia, { maxLength: 60 }),
    pausas: fc.array(pausa, { maxLength: 3 }),
  });

  /** Computes a streak by its definition, from every stretch of days that ends on that day. */
  const porDefinicion = (conAlgo: readonly Fecha[], pausas: readonly PausaDeRacha[], hasta: Fecha) => {
    let mejor = 0;
    const faltas = new Map<string, number>();
    let suma = 0;
    for (let fecha = hasta; fecha >= "2026-10-20"; fecha = sumarDias(fecha, -1)) {
      const hay = conAlgo.includes(fecha);
      const quieto = pausas.some(({ desde, hasta: fin }) => desde <= fecha && fecha <= fin);
      if (!hay && !quieto && fecha !== hoy) {
        const mes = fecha.slice(0, 7);
        faltas.set(mes, (faltas.get(mes) ?? 0) + 1);
        if (faltas.get(mes)! > 1) break;
      }
      if (hay) suma++;
      mejor = Math.max(mejor, suma);
    }
    return mejor;
  };

  it("is that of its definition, on every day", () => {
    fc.assert(
      fc.property(historia, ({ conAlgo, pausas }) => {
        const rachas = rachasPorDia(new Set(conAlgo), pausas, hoy);
        for (const fecha of [...conAlgo, hoy]) {
          expect(rachas.get(fecha)).toBe(porDefinicion(conAlgo, pausas, fecha));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is found without looking at the days on which nothing was done", () => {
    const primero = new Set(["2001-01-01", ...dias(3, 4)]);
    const pausas = [{ desde: "2002-01-01", hasta: "2019-12-31" }];
    let miradas = 0;
    const contadas = new Proxy(pausas, {
      get: (todas, clave) => {
        if (clave in Array.prototype) miradas++;
        return Reflect.get(todas, clave) as unknown;
      },
    });
    expect([...rachasPorDia(primero, contadas, "2026-11-05")].map(([, racha]) => racha)).toEqual([
      1, 1, 2, 2,
    ]);
    expect(miradas).toBeLessThan(10);
  });

  it("is never made shorter by one more day with something, or one more pause", () => {
    fc.assert(
      fc.property(historia, dia, pausa, ({ conAlgo, pausas }, fechaNueva, pausaNueva) => {
        const antes = rachasPorDia(new Set(conAlgo), pausas, hoy);
        const conUno = rachasPorDia(new Set([...conAlgo, fechaNueva]), pausas, hoy);
        const conPausa = rachasPorDia(new Set(conAlgo), [...pausas, pausaNueva], hoy);
        for (const [fecha, cuanto] of antes) {
          expect(conUno.get(fecha)).toBeGreaterThanOrEqual(cuanto);
          expect(conPausa.get(fecha)).toBeGreaterThanOrEqual(cuanto);
        }
      }),
      { numRuns: 300 },
    );
  });
});
