import { describe, expect, it } from "vitest";
import { calendarioDeRacha } from "../../../app/domain/shared/calendarioDeRacha";

const hoy = "2026-12-03";
const estados = (hechos: readonly string[], pausas: readonly { desde: string; hasta: string }[] = []) =>
  Object.fromEntries(
    calendarioDeRacha(
      { desde: "2026-11-26", hasta: "2026-12-05", rachaDe: hoy, hoy },
      { dias: new Set(hechos), pausas },
    ).map(({ dia, estado }) => [dia, estado]),
  );

describe("the calendar of a streak", () => {
  it("shows each day with what became of it, today and the days to come", () =>
    expect(estados(["2026-12-01", "2026-12-02"])).toMatchObject({
      "2026-11-30": "sin-registrar",
      "2026-12-02": "registrado",
      "2026-12-03": "hoy",
      "2026-12-05": "por-venir",
    }));

  it("shows one free day of each month, when an active day comes before it", () => {
    const hechos = ["2026-11-28", "2026-11-29", "2026-12-02"];
    expect(estados(hechos)).toMatchObject({ "2026-11-30": "libre", "2026-12-01": "libre" });
    expect(estados(["2026-12-02"])).toMatchObject({ "2026-12-01": "sin-registrar" });
  });

  it("shows no second free day of a month, and none before it", () => {
    const hechos = ["2026-11-26", "2026-11-28", "2026-11-30", "2026-12-01", "2026-12-02"];
    expect(estados(hechos)).toMatchObject({ "2026-11-29": "libre", "2026-11-27": "sin-registrar" });
  });

  it("shows a free day at its start, when the active day before it is not shown", () =>
    expect(
      estados(["2026-11-25", "2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01"]),
    ).toMatchObject({ "2026-11-26": "libre" }));

  it("counts no day of a pause as missed", () =>
    expect(
      estados(["2026-11-28", "2026-12-02"], [{ desde: "2026-11-29", hasta: "2026-11-30" }]),
    ).toMatchObject({ "2026-11-29": "pausa", "2026-11-30": "pausa", "2026-12-01": "libre" }));
});
