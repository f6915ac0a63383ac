import { describe, expect, it } from "vitest";
import { tendenciaDe } from "../../../app/domain/shared/tendencia";

const vez = (momento: string, valor: number | null) => ({ valor, momento: new Date(momento) });
const ANTES = vez("2026-11-30T15:00:00Z", 37);

describe("a trend", () => {
  it.each([
    { caso: "one day", hasta: "2026-11-30T17:30:00Z", extremos: [/^10:00$/, /^12:30$/] },
    {
      caso: "several days",
      hasta: "2026-12-02T15:00:00Z",
      extremos: [/^30 de noviembre/, /^2 de diciembre/],
    },
  ])("over $caso has ends that are told apart", ({ hasta, extremos }) => {
    const tendencia = tendenciaDe([vez(hasta, 52), ANTES]);
    expect(tendencia?.valores).toEqual([37, 52]);
    extremos.forEach((extremo, indice) => expect(tendencia?.extremos[indice]).toMatch(extremo));
  });

  const MAS_TARDE = "2026-12-02T15:00:00Z";
  it.each([
    { caso: "one value", veces: [ANTES] },
    { caso: "a time before without a value", veces: [ANTES, vez("2026-11-01T15:00:00Z", null)] },
    { caso: "a newest time without a value", veces: [vez(MAS_TARDE, null), ANTES, ANTES] },
  ])("is none with $caso", ({ veces }) => expect(tendenciaDe(veces)).toBeNull());
});
