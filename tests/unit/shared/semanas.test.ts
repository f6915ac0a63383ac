import { describe, expect, it } from "vitest";
import { finDeLaUltimaSemana, semanasHasta } from "../../../app/domain/shared/semanas";
import { lima } from "../../support/constructores";

describe("a week of Lima", () => {
  it("begins on Monday at midnight of Lima", () => {
    expect(semanasHasta(lima("2026-11-25", "10:00"), 1)).toEqual([
      {
        ...{ lunes: "2026-11-23", domingo: "2026-11-29" },
        ...{ inicio: new Date("2026-11-23T05:00:00Z"), fin: new Date("2026-11-30T05:00:00Z") },
      },
    ]);
  });

  it.each<[string, Parameters<typeof lima>, string]>([
    ["its first instant", ["2026-11-23", "00:00", "00.000"], "2026-11-23"],
    ["its last millisecond, on Sunday", ["2026-11-29", "23:59", "59.999"], "2026-11-23"],
    ["the first instant of the next one", ["2026-11-30", "00:00", "00.000"], "2026-11-30"],
  ])("has %s", (_, momento, lunes) => {
    expect(semanasHasta(lima(...momento), 1)[0]!.lunes).toBe(lunes);
  });

  it("follows the one before it without a gap, also over the end of a year", () => {
    const semanas = semanasHasta(lima("2027-01-01", "12:00"), 3);
    expect(semanas.map(({ lunes }) => lunes)).toEqual(["2026-12-14", "2026-12-21", "2026-12-28"]);
    expect(semanas[0]!.fin).toEqual(semanas[1]!.inicio);
  });

  it("is over at the first instant of Monday", () => {
    expect(finDeLaUltimaSemana(lima("2026-11-29", "23:59"))).toEqual(lima("2026-11-23", "00:00"));
    expect(finDeLaUltimaSemana(lima("2026-11-30", "00:00"))).toEqual(lima("2026-11-30", "00:00"));
  });
});
