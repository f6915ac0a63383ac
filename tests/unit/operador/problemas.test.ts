import { describe, expect, it } from "vitest";
import { problemasDe } from "../../../app/domain/operador/maquina/problemas";
import { problemaDicho } from "../../../app/features/equipo/maquina/palabras";

const AHORA = new Date("2026-11-30T08:00:00Z");
const haceMinutos = (minutos: number) => new Date(AHORA.getTime() - minutos * 60_000);

const trabajo = (cambios: object) => ({
  ...{ nombre: "limpiar", cadaSegundos: 60, enCurso: false, buenas: 1, malas: 0 },
  ...{ ultimaBuena: haceMinutos(0), ultimoFin: haceMinutos(0), ...cambios },
});
const puerto = (cambios: object) => ({
  ...{ nombre: "Pasarela", clase: "configurado" as const, ultimaBuena: null, ultimoFallo: null, ...cambios },
});
const respaldo = (cambios: object) => ({
  ...{ hechoEn: haceMinutos(60), bytes: 1, firma: "propia" as const, completo: true, ...cambios },
});
const BIEN = {
  proceso: { haceTrabajos: true },
  fallos: [{ hoy: 3, ultimo: haceMinutos(60) }],
  trabajos: [trabajo({})],
  medidas: { edadDelCorreoMasAntiguoEnSegundos: 0 },
  respaldo: respaldo({}),
  puertos: [puerto({}), puerto({ ultimaBuena: haceMinutos(1), ultimoFallo: haceMinutos(2) })],
};
const dichos = (cambios: object) =>
  problemasDe({ ...BIEN, ...cambios }, AHORA).map((problema) => problemaDicho(problema, AHORA));

describe("what is wrong with the machine", () => {
  it("is nothing while jobs run, mails leave, systems answer and the backup is of today", () =>
    expect(dichos({})).toEqual([]));

  it.each([
    [
      "a failure of the last hour",
      { fallos: [...BIEN.fallos, { hoy: 1, ultimo: haceMinutos(59) }] },
      "Último fallo hace 59 min; hoy van 4",
    ],
    [
      "a job whose last run failed",
      {
        trabajos: [trabajo({ ultimaBuena: haceMinutos(1) }), trabajo({ nombre: "otro", ultimaBuena: null })],
      },
      "Falla limpiar y otro",
    ],
    [
      "a job that ended long before its next run",
      { trabajos: [trabajo({ ultimaBuena: haceMinutos(12), ultimoFin: haceMinutos(12) })] },
      "No corre a tiempo limpiar",
    ],
    [
      "a mail that waits for a quarter of an hour",
      { medidas: { edadDelCorreoMasAntiguoEnSegundos: 15 * 60 } },
      "Hay correos sin salir desde hace 15 min",
    ],
    ["no backup", { respaldo: null }, "No hay ningún respaldo"],
    [
      "a backup of 26 hours",
      { respaldo: respaldo({ hechoEn: haceMinutos(26 * 60) }) },
      "Falta el respaldo de hoy",
    ],
    [
      "a backup without a file",
      { respaldo: respaldo({ completo: false }) },
      "Al último respaldo le faltan archivos",
    ],
    [
      "a system whose last answer was a failure",
      { puertos: [puerto({ ultimaBuena: haceMinutos(2), ultimoFallo: haceMinutos(1) })] },
      "No responde Pasarela",
    ],
  ])("is %s", (_, cambios, dicho) => expect(dichos(cambios)).toEqual([dicho]));

  it("is no job of a process that runs none, and none in its time", () => {
    const trasMinutos = (minutos: number, cambios = {}) => [
      trabajo({ ultimaBuena: haceMinutos(minutos), ultimoFin: haceMinutos(minutos), ...cambios }),
    ];
    expect(dichos({ proceso: { haceTrabajos: false }, trabajos: trasMinutos(60) })).toEqual([]);
    expect(dichos({ trabajos: trasMinutos(60, { enCurso: true }) })).toEqual([]);
    expect(dichos({ trabajos: trasMinutos(11) })).toEqual([]);
    expect(dichos({ trabajos: [trabajo({ ultimaBuena: null, ultimoFin: null })] })).toEqual([]);
  });
});
