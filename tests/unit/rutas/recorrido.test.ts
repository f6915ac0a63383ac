import { describe, expect, it } from "vitest";
import {
  avanceDe,
  cuandoPreguntar,
  pasosAbiertos,
  pasosDeMas,
  proximoRecordatorio,
  type PasoHecho,
} from "../../../app/domain/rutas/recorrido";
import { esParaElPlan, type Paso } from "../../../app/domain/rutas/ruta";
import { lima } from "../../support/constructores";

const paso = (id: string, minutos = 5): Paso => ({
  id,
  clase: "lectura",
  titulo: id,
  nota: null,
  minutos,
  href: null,
  de: null,
  pregunta: null,
});
const pasoHecho = (id: string, hechoEn: Date): PasoHecho => ({
  paso: id,
  titulo: id,
  hechoEn,
  como: "dicho",
});
const PASOS = [paso("a"), paso("b", 10), paso("c", 20)];
const AYER = lima("2026-11-22", "23:59");
const HOY = lima("2026-11-23", "00:01");

describe("how far somebody is", () => {
  it("is the steps that they did, and the minutes of those that are left", () => {
    expect(avanceDe(PASOS, [pasoHecho("b", AYER)])).toMatchObject({
      hechos: 1,
      total: 3,
      porcentaje: 33,
      minutosQueQuedan: 25,
      completa: false,
      siguiente: { id: "a" },
    });
  });

  it("counts what they did and an editor took away since", () => {
    const dos = [pasoHecho("a", AYER), pasoHecho("b", AYER)];
    expect(avanceDe([paso("c"), paso("a")], dos)).toMatchObject({ hechos: 2, total: 3, porcentaje: 66 });
    expect(avanceDe([paso("a")], dos)).toMatchObject({
      hechos: 2,
      total: 2,
      porcentaje: 100,
      completa: true,
    });
  });
});

describe("what an editor added to a route", () => {
  const pasosHechos = [pasoHecho("a", AYER), pasoHecho("b", AYER)];

  it("is besides what somebody did who had ended it, and what is left to who had not", () => {
    const deMas = (terminadoEn: Date | null) =>
      pasosDeMas({ terminadoEn }, PASOS, pasosHechos).map(({ id }) => id);
    expect(deMas(HOY)).toEqual(["c"]);
    expect(deMas(null)).toEqual([]);
  });
});

describe("a step a day", () => {
  it("opens the next one at the midnight of Lima after the last", () => {
    const abiertos = (ritmo: "diario" | "libre", now: Date) =>
      pasosAbiertos({ ritmo }, PASOS, [pasoHecho("a", AYER)], now).map(({ id }) => id);
    expect(abiertos("diario", lima("2026-11-22", "23:59"))).toEqual([]);
    expect(abiertos("diario", lima("2026-11-23", "00:00"))).toEqual(["b"]);
    expect(abiertos("libre", lima("2026-11-22", "23:59"))).toEqual(["b", "c"]);
  });

  it("begins with the first of the route, wherever one that is done stands", () => {
    expect(pasosAbiertos({ ritmo: "diario" }, PASOS, [pasoHecho("b", AYER)], HOY)).toEqual([PASOS[0]]);
  });
});

describe("a pause", () => {
  it("asks in the morning of Lima, so many days later", () => {
    expect(cuandoPreguntar(AYER, 7)).toEqual(lima("2026-11-29", "09:00"));
  });
});

describe("a reminder", () => {
  const LUNES = "2026-11-23";
  it("comes on the chosen days at the chosen hour, and today only while that is to come", () => {
    const lunesYJueves = { dias: [1, 4], hora: "19:00" };
    expect(proximoRecordatorio(lunesYJueves, lima(LUNES, "18:59"))).toEqual(lima(LUNES, "19:00"));
    expect(proximoRecordatorio(lunesYJueves, lima(LUNES, "19:00"))).toEqual(lima("2026-11-26", "19:00"));
    expect(proximoRecordatorio({ dias: [1], hora: "19:00" }, lima(LUNES, "19:00"))).toEqual(
      lima("2026-11-30", "19:00"),
    );
  });

  it("comes never unless it is asked for", () => {
    expect(proximoRecordatorio(null, HOY)).toBeNull();
  });
});

describe("a route of some plans", () => {
  it("is for those alone, and one that names none for everybody", () => {
    expect(esParaElPlan({ planes: [] }, null)).toBe(true);
    expect(esParaElPlan({ planes: ["PRO", "EPS"] }, "EPS")).toBe(true);
    expect(esParaElPlan({ planes: ["PRO", "EPS"] }, "FREE")).toBe(false);
    expect(esParaElPlan({ planes: ["PRO"] }, null)).toBe(false);
  });
});
