import { describe, expect, it } from "vitest";
import { tiraDeDias, mesesDe } from "../../../app/domain/agenda/horarios/tiraDeDias";
import { sumarDias } from "../../../app/domain/shared/fechas";

const PRIMERA = "2026-11-23";
const dia = (dias: number) => sumarDias(PRIMERA, dias);
const TODOS = Array.from({ length: 16 }, (_, dias) => ({ fecha: dia(dias) }));

const tira = (pedida?: string) => {
  const { dias, antes, despues } = tiraDeDias(TODOS, pedida);
  return { primero: dias[0]?.fecha, cuantos: dias.length, antes, despues };
};

describe("a strip of days", () => {
  it("shows seven days, then the next seven, then the rest", () => {
    expect(tira()).toEqual({ primero: dia(0), cuantos: 7, antes: null, despues: dia(7) });
    expect(tira(dia(7))).toEqual({ primero: dia(7), cuantos: 7, antes: dia(0), despues: dia(14) });
    expect(tira(dia(14))).toEqual({ primero: dia(14), cuantos: 2, antes: dia(7), despues: null });
  });

  it("always shows the chosen day", () => {
    expect(tira(dia(6)).primero).toBe(dia(0));
    expect(tira(dia(13)).primero).toBe(dia(7));
  });

  it("shows the nearest days for a day that is not among them", () => {
    expect(tira("2020-01-01").primero).toBe(dia(0));
    expect(tira("2030-01-01").primero).toBe(dia(14));
    const { dias } = tiraDeDias([{ fecha: PRIMERA }, { fecha: dia(60) }], dia(30));
    expect(dias).toHaveLength(2);
  });

  it("is empty where there is no day", () => {
    expect(tiraDeDias([], PRIMERA)).toEqual({ dias: [], antes: null, despues: null });
  });

  it("names each of its months once", () => {
    expect(mesesDe(TODOS.slice(0, 2))).toBe("noviembre de 2026");
    expect(mesesDe(TODOS)).toBe("noviembre y diciembre de 2026");
    const deDosAnios = [{ fecha: "2026-12-31" }, { fecha: "2027-01-04" }];
    expect(mesesDe(deDosAnios)).toBe("diciembre de 2026 y enero de 2027");
  });
});
