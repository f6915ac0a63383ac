import { describe, expect, it } from "vitest";
import { diaDeSemana } from "../../../app/domain/shared/fechas";
import { mesesDelCalendario, semanasDe } from "../../../app/domain/talleres/calendario";
import { fc } from "../../support/azar";
import { lima } from "../../support/constructores";

describe("a month", () => {
  it("is shown in weeks from Monday on", () => {
    const semanas = semanasDe("2026-11");
    expect(semanas[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(semanas.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
    // February 2027 has exactly four weeks.
    expect(semanasDe("2027-02").map((semana) => semana[0])).toEqual([
      "2027-02-01",
      "2027-02-08",
      "2027-02-15",
      "2027-02-22",
    ]);
  });

  it("is shown from Sunday on in English", () => {
    expect(semanasDe("2026-11", "en").map((semana) => semana[0])).toEqual([
      "2026-11-01",
      "2026-11-08",
      "2026-11-15",
      "2026-11-22",
      "2026-11-29",
    ]);
    expect(semanasDe("2027-02", "en")[0]).toEqual([null, ...semanasDe("2027-02")[0]!.slice(0, 6)]);
  });

  it("has each of its days once, each under its own weekday", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2026, max: 2040 }), fc.integer({ min: 1, max: 12 }), (anio, mes) => {
        const semanas = semanasDe(`${anio}-${String(mes).padStart(2, "0")}`);
        for (const semana of semanas) {
          expect(semana).toHaveLength(7);
          semana.forEach((dia, indice) => dia && expect(diaDeSemana(dia)).toBe(indice + 1));
        }
        const dias = semanas.flat().filter((dia) => dia !== null);
        expect(new Set(dias).size).toBe(new Date(Date.UTC(anio, mes, 0)).getUTCDate());
        expect(dias).toEqual(dias.toSorted());
      }),
    );
  });

  it("is this one or one of the five to come, by the clock of Lima", () => {
    expect(mesesDelCalendario(lima("2026-11-30", "23:59"))).toEqual([
      "2026-11",
      "2026-12",
      "2027-01",
      "2027-02",
      "2027-03",
      "2027-04",
    ]);
    expect(mesesDelCalendario(lima("2026-12-01", "00:00"))[0]).toBe("2026-12");
  });
});
