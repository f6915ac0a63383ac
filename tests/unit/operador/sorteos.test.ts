import { describe, expect, it } from "vitest";
import { estadoDeSorteo } from "../../../app/domain/operador/sorteos/verSorteos";
import { lima } from "../../support/constructores";

const [desde, hasta] = [lima("2026-12-01", "00:00"), lima("2026-12-08", "00:00")];
const estado = (ahora: Date, cerrado = false) => estadoDeSorteo({ desde, hasta, cerrado }, ahora);

describe("the state of a draw", () => {
  it.each([
    ["still to begin one millisecond before its start", -1, "por-empezar"],
    ["open from its start", 0, "abierto"],
  ])("is %s", (_, ms, esperado) => {
    expect(estado(new Date(desde.getTime() + ms))).toBe(esperado);
  });

  it("waits for its winner from its end, and is closed with it", () => {
    expect(estado(new Date(hasta.getTime() - 1))).toBe("abierto");
    expect(estado(hasta)).toBe("por-cerrar");
    expect(estado(hasta, true)).toBe("cerrado");
  });
});
