import { afterEach, describe, expect, it, test } from "vitest";
import {
  diaCercano,
  diaDicho,
  diaEnBreve,
  diaDeSemana,
  diaConAnio,
  diaLargo,
  horaEnZona,
  horaYDia,
  diaVisto,
  diaYHora,
  diaYHoraEscrita,
  diaDeTira,
  diaYNumero,
  esFecha,
  fechaDe,
  haceCuanto,
  horaDe,
  instanteDe,
  mesLargo,
  minutosDe,
  minutosHasta,
  sumarDias,
  sumarMinutos,
} from "../../../app/domain/shared/fechas";
import { fc } from "../../support/azar";

const desde = new Date("2000-01-01T00:00:00Z");
const hasta = new Date("2060-01-01T00:00:00Z");
const instantes = fc.date({ min: desde, max: hasta, noInvalidDate: true });
const fechas = instantes.map((instante) => instante.toISOString().slice(0, 10));

describe("a day of Lima", () => {
  test.each([
    ["2026-11-24T04:59:59.999Z", "2026-11-23", "23:59", "the last millisecond of a day"],
    ["2026-11-24T05:00:00.000Z", "2026-11-24", "00:00", "midnight belongs to the day that begins"],
    ["2026-12-01T04:59:00.000Z", "2026-11-30", "23:59", "the end of a month"],
    ["2026-12-01T05:00:00.000Z", "2026-12-01", "00:00", "the beginning of a month"],
    ["2027-01-01T04:59:00.000Z", "2026-12-31", "23:59", "the end of a year"],
    ["2028-03-01T04:59:00.000Z", "2028-02-29", "23:59", "a leap day"],
    ["2027-03-01T04:59:00.000Z", "2027-02-28", "23:59", "no leap day"],
  ])("%s is %s %s: %s", (instante, fecha, hora) => {
    expect([fechaDe(new Date(instante)), horaDe(new Date(instante))]).toEqual([fecha, hora]);
  });

  it("agrees with Intl for any instant of this century so far and to come", () => {
    const enLima = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "America/Lima",
      dateStyle: "short",
      timeStyle: "short",
    });
    fc.assert(
      fc.property(instantes, (instante) => {
        expect(`${fechaDe(instante)} ${horaDe(instante)}`).toBe(enLima.format(instante));
      }),
      { numRuns: 2000 },
    );
  });

  it("goes to an instant and back", () => {
    fc.assert(
      fc.property(fechas, fc.integer({ min: 0, max: 1439 }), (fecha, minuto) => {
        const hora = `${String(Math.floor(minuto / 60)).padStart(2, "0")}:${String(minuto % 60).padStart(2, "0")}`;
        const instante = instanteDe(fecha, hora);
        expect([fechaDe(instante), horaDe(instante), minutosDe(hora)]).toEqual([fecha, hora, minuto]);
      }),
    );
  });

  it("ends at 24:00, which is 00:00 of the next day", () => {
    expect(instanteDe("2026-11-30", "24:00")).toEqual(instanteDe("2026-12-01", "00:00"));
  });

  it("is counted forward over the end of a leap February", () => {
    expect([1, 2, 366].map((dias) => sumarDias("2028-02-28", dias))).toEqual([
      "2028-02-29",
      "2028-03-01",
      "2029-02-28",
    ]);
    expect(sumarDias("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("has its weekday, Monday being 1 and Sunday 7", () => {
    expect(["2026-11-23", "2026-11-28", "2026-11-29"].map(diaDeSemana)).toEqual([1, 6, 7]);
  });
});

describe("a date that somebody typed", () => {
  test.each(["2026-11-23", "2028-02-29", "2000-02-29", "2026-12-31"])("%s is a day", (texto) => {
    expect(esFecha(texto)).toBe(true);
  });

  test.each([
    "2026-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-11-00",
    "2026-1-1",
    "23/11/2026",
    "2026-11-23T00:00",
    " 2026-11-23",
    "",
  ])("%j is none", (texto) => expect(esFecha(texto)).toBe(false));
});

describe("a day that people call by no date", () => {
  it("is today and tomorrow in Lima, also over the end of a year", () => {
    const ahora = new Date("2027-01-01T04:59:00.000Z");
    expect(diaDicho("2026-12-31", ahora)).toBe("hoy");
    expect(diaEnBreve("2026-12-31", ahora)).toBe("hoy");
    expect(diaEnBreve("2027-01-02", ahora)).toBe("sábado 2");
    expect(diaDicho("2027-01-02", ahora)).toBe("sábado 2 de enero de 2027");
    expect(["2026-12-31", "2027-01-01", "2027-01-02", "2026-12-30"].map((f) => diaCercano(f, ahora))).toEqual(
      ["hoy", "mañana", null, null],
    );
  });
});

describe("until when something is kept", () => {
  const ahora = instanteDe("2026-11-26", "22:15");
  it.each([
    ["the hour alone on that day", "2026-11-26", "22:45", "22:45"],
    ["the day that follows", "2026-11-27", "08:30", "08:30 de mañana"],
    ["any other day", "2026-11-28", "08:30", "08:30 del sábado 28 de noviembre"],
  ])("says %s", (_, fecha, hora, texto) => {
    expect(horaYDia(instanteDe(fecha, hora), ahora)).toBe(texto);
  });
  it("says its day and year where it is read at any time", () => {
    expect(horaYDia(instanteDe("2026-11-27", "08:30"))).toBe("08:30 del viernes 27 de noviembre de 2026");
  });
});

describe("the minutes left until an instant", () => {
  const ahora = new Date("2026-11-23T13:00:00.000Z");
  it("are rounded up, so that the last second still says one", () => {
    expect(minutosHasta(sumarMinutos(ahora, 10), ahora)).toBe(10);
    expect(minutosHasta(new Date(ahora.getTime() + 60_001), ahora)).toBe(2);
    expect(minutosHasta(new Date(ahora.getTime() + 1), ahora)).toBe(1);
  });

  it("are none once it has come", () => {
    expect(minutosHasta(ahora, ahora)).toBe(0);
    expect(minutosHasta(sumarMinutos(ahora, -3), ahora)).toBe(0);
  });
});

describe("the time since a notice", () => {
  const ahora = instanteDe("2026-11-24", "15:30");
  it.each([
    ["2026-11-24", "15:30", "ahora"],
    ["2026-11-24", "15:29", "hace 1 min"],
    ["2026-11-24", "14:31", "hace 59 min"],
    ["2026-11-24", "14:30", "hace 1 h"],
    ["2026-11-24", "00:00", "hace 15 h"],
    ["2026-11-23", "23:59", "ayer"],
    ["2026-11-22", "23:59", "hace 2 días"],
    ["2026-11-18", "00:00", "hace 6 días"],
    ["2026-11-17", "23:59", "martes 17 de noviembre"],
    ["2025-12-31", "23:59", "miércoles 31 de diciembre de 2025"],
  ])("of %s, %s is said as %s", (fecha, hora, dicho) => {
    expect(haceCuanto(instanteDe(fecha, hora), ahora)).toBe(dicho);
  });
});

describe("dates in words", () => {
  it("are said in Peru's Spanish, without the comma of Intl", () => {
    expect(diaYNumero("2026-11-09")).toBe("lunes 9");
    expect(diaDeTira("2026-11-11")).toEqual({ semana: "mié", numero: "11" });
    expect(diaLargo("2026-11-09")).toBe("lunes 9 de noviembre");
    expect(diaConAnio("2026-11-09")).toBe("lunes 9 de noviembre de 2026");
    expect(diaYHoraEscrita(new Date("2027-01-01T04:59:00Z"))).toBe(
      "jueves 31 de diciembre de 2026, 23:59 (hora de Perú)",
    );
    expect(mesLargo("2026-11-09")).toBe("noviembre de 2026");
  });

  it("carry their year where they are read at any time, or in another year", () => {
    const instante = new Date("2026-11-10T04:59:00Z");
    expect(diaYHoraEscrita(instante)).toBe("lunes 9 de noviembre de 2026, 23:59 (hora de Perú)");
    // In Lima the old year has not ended yet.
    const nocheVieja = new Date("2027-01-01T04:59:00Z");
    expect(diaYHora(instante, nocheVieja)).toBe("lunes 9 de noviembre, 23:59");
    expect(diaYHora(instante, new Date("2027-01-01T05:00:00Z"))).toBe("lunes 9 de noviembre de 2026, 23:59");
    expect(diaVisto("2027-01-04", instante)).toBe("lunes 4 de enero de 2027");
    expect(diaVisto("2026-11-09", instante)).toBe("lunes 9 de noviembre");
  });
});

describe("the zone of the machine", () => {
  const TZ = process.env.TZ;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  const todo = () =>
    ["2026-11-24T04:59:59.999Z", "2026-11-24T05:00:00.000Z", "2026-03-08T07:30:00.000Z"]
      .map((texto) => new Date(texto))
      .map((instante) => [
        fechaDe(instante),
        horaDe(instante),
        diaYHoraEscrita(instante),
        diaDeSemana(fechaDe(instante)),
        sumarDias(fechaDe(instante), 1),
        mesLargo(fechaDe(instante)),
        instanteDe(fechaDe(instante), "02:30").toISOString(),
        esFecha(fechaDe(instante)),
      ]);

  it("changes nothing", () => {
    process.env.TZ = "UTC";
    const enUtc = todo();
    for (const [zona, desfase] of [
      ["Pacific/Kiritimati", -840],
      ["Pacific/Pago_Pago", 660],
      ["America/New_York", 300],
    ] as const) {
      process.env.TZ = zona;
      expect(new Date("2026-01-15T12:00:00Z").getTimezoneOffset(), "the zone was really set").toBe(desfase);
      expect(todo()).toEqual(enUtc);
    }
  });
});

it.each([
  ["America/Bogota", null],
  ["America/Mexico_City", "04:00 en tu hora local"],
  ["Pacific/Honolulu", "00:00 en tu hora local"],
  ["Pacific/Pago_Pago", "23:00 del domingo en tu hora local"],
  ["UTC", "10:00 en tu hora local"],
  ["Etc/UTC", "10:00 en tu hora local"],
  ["Marte/Olimpo", null],
])("five in the morning of Peru, for a device in %s, is %s", (zona, hora) => {
  expect(horaEnZona(new Date("2026-11-09T10:00:00Z"), zona)).toBe(hora);
});
