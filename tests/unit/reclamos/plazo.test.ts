import { describe, expect, it } from "vitest";
import { diasDelPlazo, DIAS_DE_REGIMEN, venceEl } from "../../../app/domain/reclamos/plazo";
import { FERIADOS_NACIONALES } from "../../../server/seed/feriados";

const FERIADOS = new Set(FERIADOS_NACIONALES.map(({ fecha }) => fecha));
const lima = (fecha: string, hora = "12:00:00") => new Date(`${fecha}T${hora}-05:00`);

/** Day of the sheet and due day: four of the domain's facts, and others computed with `date-holidays` 3.37.0. */
const DE_QUINCE: [presentada: string, vence: string][] = [
  ["2026-10-05", "2026-10-27"],
  ["2026-11-20", "2026-12-15"],
  ["2026-12-04", "2026-12-30"],
  ["2027-03-15", "2027-04-07"],
  ["2026-12-21", "2027-01-13"],
  ["2026-12-31", "2027-01-22"],
  ["2027-01-01", "2027-01-22"],
  ["2027-01-04", "2027-01-25"],
  ["2027-02-28", "2027-03-19"],
  ["2027-03-01", "2027-03-22"],
  ["2027-03-24", "2027-04-16"],
  ["2027-03-25", "2027-04-16"],
  ["2027-03-26", "2027-04-16"],
  ["2027-03-27", "2027-04-16"],
  ["2027-03-28", "2027-04-16"],
  ["2027-03-29", "2027-04-19"],
  ["2027-04-16", "2027-05-07"],
  ["2027-04-30", "2027-05-21"],
  ["2027-05-14", "2027-06-04"],
  ["2027-06-04", "2027-06-28"],
  ["2027-06-11", "2027-07-05"],
  ["2027-06-28", "2027-07-20"],
  ["2027-07-09", "2027-08-04"],
  ["2027-07-22", "2027-08-18"],
  ["2027-07-23", "2027-08-18"],
  ["2027-07-30", "2027-08-23"],
  ["2027-08-05", "2027-08-27"],
  ["2027-08-27", "2027-09-20"],
  ["2027-09-17", "2027-10-11"],
  ["2027-10-07", "2027-10-29"],
  ["2027-10-29", "2027-11-22"],
  ["2027-11-19", "2027-12-14"],
  ["2027-12-03", "2027-12-28"],
  ["2027-12-07", "2027-12-30"],
  ["2027-12-17", "2028-01-07"],
  ["2027-12-24", "2028-01-14"],
  ["2027-12-31", "2028-01-21"],
  ["2028-02-28", "2028-03-20"],
  ["2028-02-29", "2028-03-21"],
  ["2028-03-27", "2028-04-19"],
  ["2028-04-12", "2028-05-08"],
  ["2028-12-29", "2029-01-22"],
  ["2029-03-28", "2029-04-20"],
  ["2030-04-17", "2030-05-13"],
  ["2031-07-21", "2031-08-15"],
  ["2031-12-31", "2032-01-22"],
];

describe("the last day for an answer", () => {
  it.each(DE_QUINCE)("of a sheet of %s is %s", (presentada, vence) =>
    expect(venceEl(lima(presentada), 15, FERIADOS)).toBe(vence),
  );

  it.each([
    ["2026-12-21", "2027-02-03"],
    ["2027-03-15", "2027-04-28"],
    ["2027-07-01", "2027-08-18"],
    ["2027-11-30", "2028-01-13"],
  ])("of health insurance, of a sheet of %s is %s", (presentada, vence) =>
    expect(venceEl(lima(presentada), DIAS_DE_REGIMEN.SUSALUD, FERIADOS)).toBe(vence),
  );

  it("counts from the day of Lima: one second makes a day", () => {
    expect(venceEl(lima("2026-10-05", "23:59:59"), 15, FERIADOS)).toBe("2026-10-27");
    expect(venceEl(lima("2026-10-06", "00:00:00"), 15, FERIADOS)).toBe("2026-10-28");
    expect(venceEl(new Date("2026-10-06T04:59:59.999Z"), 15, FERIADOS)).toBe("2026-10-27");
  });

  it("leaves out a regional holiday that the operator added", () => {
    expect(venceEl(lima("2026-10-05"), 15, new Set([...FERIADOS, "2026-10-27"]))).toBe("2026-10-28");
  });

  it("lies within the days whose holidays are read, for the longest term", () => {
    for (const [presentada] of DE_QUINCE) {
      const { desde, hasta } = diasDelPlazo(lima(presentada), 60);
      expect(desde).toBe(presentada);
      expect(venceEl(lima(presentada), 60, FERIADOS) < hasta).toBe(true);
    }
  });
});

describe("the holidays of an installation", () => {
  it("are sixteen a year, without Easter Sunday", () => {
    const de2027 = FERIADOS_NACIONALES.filter(({ fecha }) => fecha.startsWith("2027"));
    expect(de2027).toHaveLength(16);
    expect(FERIADOS.has("2027-03-26")).toBe(true);
    expect(FERIADOS.has("2027-03-28")).toBe(false);
    expect(FERIADOS.size).toBe(FERIADOS_NACIONALES.length);
  });
});
