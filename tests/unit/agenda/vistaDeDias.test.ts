import { describe, expect, it } from "vitest";
import { porMes, vistaDeDias } from "../../../app/domain/agenda/horarios/vistaDeDias";
import { sumarDias } from "../../../app/domain/shared/fechas";

const PRIMERA = "2026-11-23";
const dia = (dias: number) => sumarDias(PRIMERA, dias);
const TODAS = Array.from({ length: 32 }, (_, dias) => dia(dias));

const vistas = (pedidas: number, elegida?: string) => {
  const { seVe, mas } = vistaDeDias(TODAS, pedidas, elegida);
  return { cuantas: TODAS.filter((fecha) => seVe({ fecha })).length, mas };
};

describe("a picker of days", () => {
  it("shows two weeks from the first day, then two more, then all there are", () => {
    expect(vistas(2)).toEqual({ cuantas: 14, mas: { fecha: dia(14), semanas: 4 } });
    expect(vistas(4)).toEqual({ cuantas: 28, mas: { fecha: dia(28), semanas: 6 } });
    expect(vistas(6)).toEqual({ cuantas: 32, mas: null });
  });

  it("always shows the day that was chosen", () => {
    expect(vistas(2, dia(13)).cuantas).toBe(14);
    expect(vistas(2, dia(14)).cuantas).toBe(28);
    expect(vistas(6, dia(1)).cuantas).toBe(32);
  });

  it("reaches the next day that there is, however far it lies", () => {
    const { mas } = vistaDeDias([PRIMERA, dia(60)], 2);
    expect(mas).toEqual({ fecha: dia(60), semanas: 10 });
    expect(vistaDeDias([PRIMERA, dia(60)], mas!.semanas).mas).toBe(null);
  });

  it("hides nothing where there is no free day to count from", () => {
    expect(vistaDeDias([], 2).seVe({ fecha: PRIMERA })).toBe(true);
  });

  it("says the month above its days", () => {
    expect(porMes(["2026-11-30", "2026-12-01", "2026-12-02"].map((fecha) => ({ fecha })))).toEqual([
      { mes: "noviembre de 2026", dias: [{ fecha: "2026-11-30" }] },
      { mes: "diciembre de 2026", dias: [{ fecha: "2026-12-01" }, { fecha: "2026-12-02" }] },
    ]);
  });
});
