import { describe, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { antesDelPlazo, makeRecordar, UNA_HORA_ANTES } from "../../../app/domain/shared/rondas/recordatorios";
import { juntarRondas } from "../../../app/domain/shared/rondas/ronda";
import { LUNES_8AM as AHORA } from "../../support/constructores";

const enMinutos = (minutos: number) => sumarMinutos(AHORA, minutos);

const PLAZO_EN_MINUTOS = 24 * 60;
const momentos = async () => [antesDelPlazo(PLAZO_EN_MINUTOS), UNA_HORA_ANTES];

/** Reminders for an event that begins in `empieza` minutes and has been in its state since `desdeHace` minutes. */
async function recordados(empieza: number, desdeHace: number) {
  const recordatorios: string[] = [];
  const evento = { inicio: enMinutos(empieza), desde: enMinutos(-desdeHace) };
  await makeRecordar(() => AHORA, {
    momentos,
    porRecordar: async (_, { inicio, fin }) =>
      inicio < evento.inicio && evento.inicio <= fin ? [evento] : [],
    deCuando: (este) => este,
    recordar: async (_, { suceso, yaSeDijo }) => recordatorios.push(`${suceso}${yaSeDijo ? " (ya)" : ""}`),
  })();
  return recordatorios;
}

describe("what begins at a time", () => {
  it.each([
    [36 * 60 + 1, []],
    [36 * 60, ["recordatorio-de-plazo"]],
    [24 * 60 + 1, ["recordatorio-de-plazo"]],
    [24 * 60, []],
    [60, ["recordatorio-1h"]],
    [1, ["recordatorio-1h"]],
    [0, []],
  ])("%i minutes before is reminded of as %j", async (empieza, esperado) => {
    expect(await recordados(empieza, 72 * 60)).toEqual(esperado);
  });

  it("was said already where it came to be after that was due, and not at that very instant", async () => {
    expect(await recordados(32 * 60, 4 * 60)).toEqual(["recordatorio-de-plazo"]);
    expect(await recordados(32 * 60, 4 * 60 - 1)).toEqual(["recordatorio-de-plazo (ya)"]);
  });
});

it("a process that is to stop reminds of nothing after what it was at, whatever else is due", async () => {
  const recordatorios: string[] = [];
  const alto = new AbortController();
  await makeRecordar(() => AHORA, {
    momentos,
    porRecordar: async ({ suceso }) => [`${suceso} uno`, `${suceso} dos`],
    deCuando: () => ({ inicio: enMinutos(30), desde: enMinutos(-1) }),
    async recordar(evento) {
      alto.abort();
      recordatorios.push(evento);
    },
  })(alto.signal);
  expect(recordatorios).toEqual(["recordatorio-de-plazo uno"]);
});

describe("the rounds of all contexts", () => {
  it("go on where one fails, which is told at the end", async () => {
    const registro: string[] = [];
    const ronda = juntarRondas([
      async () => {
        throw new Error("the first one");
      },
      async () => void registro.push("la segunda"),
    ]);
    await expect(ronda()).rejects.toThrow("the first one");
    expect(registro).toEqual(["la segunda"]);
  });

  it("begin none once the process is to stop", async () => {
    const registro: string[] = [];
    const alto = new AbortController();
    const unaRonda = async () => {
      registro.push("una");
      alto.abort();
    };
    await juntarRondas([unaRonda, unaRonda])(alto.signal);
    expect(registro).toEqual(["una"]);
  });
});
