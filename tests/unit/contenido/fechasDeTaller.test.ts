import { describe, expect, it } from "vitest";
import { fechaDelDia, fechasEntre } from "../../../app/domain/contenido/fechasDeTaller";
import { diaDeSemana, fechaDe, horaDe, instanteDe, sumarDias } from "../../../app/domain/shared/fechas";
import { diasDeRegla } from "../../../server/contenido/recurrencia";
import { fc } from "../../support/azar";

type ConFechas = Parameters<typeof fechasEntre>[0];

const unTaller = (cambios: Partial<ConFechas> = {}): ConFechas => ({
  minutos: 45,
  cupos: 30,
  despublicado: null,
  empieza: instanteDe("2026-11-03", "19:00"),
  regla: "FREQ=WEEKLY;BYDAY=TU",
  sin: [],
  cambios: [],
  ...cambios,
});
const entre = (taller: ConFechas, desde: string, hasta: string) =>
  fechasEntre(taller, diasDeRegla, instanteDe(desde, "00:00"), instanteDe(hasta, "00:00"));
const dias = (taller: ConFechas, desde: string, hasta: string) =>
  entre(taller, desde, hasta).map(({ fecha }) => fecha);

describe("the dates of a workshop", () => {
  it("are the days of its rule at its hour of Lima, for as long as it lasts", () => {
    expect(entre(unTaller(), "2026-11-22", "2026-12-02")).toEqual([
      {
        fecha: "2026-11-24",
        inicio: new Date("2026-11-25T00:00:00Z"),
        fin: new Date("2026-11-25T00:45:00Z"),
        cupos: 30,
        aviso: null,
      },
      expect.objectContaining({ fecha: "2026-12-01" }),
    ]);
  });

  it("begin with the first one, and count from an instant on and before another", () => {
    expect(dias(unTaller(), "2026-10-01", "2026-11-11")).toEqual(["2026-11-03", "2026-11-10"]);
    const enPunto = instanteDe("2026-11-10", "19:00");
    const despues = new Date(enPunto.getTime() + 1);
    const contarFechas = (desde: Date, hasta: Date) =>
      fechasEntre(unTaller(), diasDeRegla, desde, hasta).length;
    expect(contarFechas(enPunto, despues)).toBe(1);
    expect(contarFechas(despues, instanteDe("2026-11-17", "19:00"))).toBe(0);
  });

  it("that happen once have no rule", () => {
    const unica = unTaller({ regla: null });
    expect(dias(unica, "2026-01-01", "2028-01-01")).toEqual(["2026-11-03"]);
    expect(fechaDelDia(unica, diasDeRegla, "2026-11-10")).toBeNull();
  });

  it("on the last day of each month are so in February and in a leap year too", () => {
    const ultimo = unTaller({
      empieza: instanteDe("2026-11-30", "09:00"),
      regla: "FREQ=MONTHLY;BYMONTHDAY=-1",
    });
    expect(dias(ultimo, "2027-12-01", "2028-05-01")).toEqual([
      "2027-12-31",
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
      "2028-04-30",
    ]);
  });

  it("on the 31st skip the months that have none, and on the last Thursday are never a week early", () => {
    const el31 = unTaller({
      empieza: instanteDe("2026-10-31", "09:00"),
      regla: "FREQ=MONTHLY;BYMONTHDAY=31",
    });
    expect(dias(el31, "2026-10-01", "2027-06-01")).toEqual([
      "2026-10-31",
      "2026-12-31",
      "2027-01-31",
      "2027-03-31",
      "2027-05-31",
    ]);
    const jueves = unTaller({ empieza: instanteDe("2026-11-26", "09:00"), regla: "FREQ=MONTHLY;BYDAY=-1TH" });
    for (const dia of dias(jueves, "2026-11-01", "2028-11-01")) {
      expect(sumarDias(dia, 7).slice(0, 7)).not.toBe(dia.slice(0, 7));
    }
  });

  it("leave out exceptions, and move one date without moving the others", () => {
    const taller = unTaller({
      sin: ["2026-12-08"],
      cambios: [
        {
          fecha: "2026-12-15",
          aviso: "Esta vez es en enero.",
          empieza: instanteDe("2027-01-06", "18:00"),
          minutos: 60,
          cupos: 10,
        },
      ],
    });
    expect(dias(taller, "2026-12-01", "2026-12-31")).toEqual(["2026-12-01", "2026-12-22", "2026-12-29"]);
    const enero = entre(taller, "2027-01-01", "2027-01-13");
    expect(enero.map(({ fecha, inicio, fin }) => [fecha, fechaDe(inicio), horaDe(fin)])).toEqual([
      ["2027-01-05", "2027-01-05", "19:45"],
      ["2026-12-15", "2027-01-06", "19:00"],
      ["2027-01-12", "2027-01-12", "19:45"],
    ]);
    expect(enero[1]).toMatchObject({ cupos: 10, aviso: "Esta vez es en enero." });
    expect(fechaDelDia(taller, diasDeRegla, "2026-12-08")).toBeNull();
    expect(fechaDelDia(taller, diasDeRegla, "2026-12-15")).toEqual(enero[1]);
  });
});

const REGLAS = [
  "FREQ=DAILY",
  "FREQ=DAILY;INTERVAL=3",
  "FREQ=WEEKLY;BYDAY=MO,WE,FR",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU",
  "FREQ=MONTHLY;BYDAY=2TU",
  "FREQ=MONTHLY;BYMONTHDAY=1,15",
  "FREQ=MONTHLY;BYMONTHDAY=-1",
];
const algunDia = fc.integer({ min: 0, max: 1_000 }).map((n) => sumarDias("2026-01-01", n));

describe("any rule over any stretch", () => {
  it("gives the dates that a whole year gives, cut to it: none twice, none out of order, none on an exception", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REGLAS),
        algunDia,
        fc.array(fc.nat({ max: 400 }), { maxLength: 8 }),
        fc.tuple(fc.nat({ max: 365 }), fc.nat({ max: 365 })),
        (regla, primero, indices, [a, b]) => {
          const todos = diasDeRegla(regla, primero, { desde: primero, hasta: sumarDias(primero, 365) });
          const sin = indices.flatMap((indice) => todos[indice] ?? []);
          const taller = unTaller({ empieza: instanteDe(primero, "23:30"), regla, sin });
          const anio = dias(taller, primero, sumarDias(primero, 366));
          expect(anio).toEqual(todos.filter((dia) => !sin.includes(dia)));
          expect(anio).toEqual([...new Set(anio)].sort());
          const [desde, hasta] = [Math.min(a, b), Math.max(a, b)].map((n) => sumarDias(primero, n));
          expect(dias(taller, desde!, hasta!)).toEqual(anio.filter((dia) => desde! <= dia && dia < hasta!));
          for (const dia of anio) {
            expect(horaDe(fechaDelDia(taller, diasDeRegla, dia)!.inicio)).toBe("23:30");
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("moves one date and keeps all others where they were", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REGLAS),
        algunDia,
        fc.nat({ max: 20 }),
        algunDia,
        (regla, primero, indice, a) => {
          const entero = { desde: "2025-01-01", hasta: "2031-01-01" };
          const antes = unTaller({ empieza: instanteDe(primero, "10:00"), regla });
          const fecha = diasDeRegla(regla, primero, entero)[indice]!;
          const cambio = { fecha, aviso: "x", empieza: instanteDe(a, "11:00"), minutos: null, cupos: null };
          const despues = unTaller({ ...antes, cambios: [cambio] });
          const inicios = (taller: ConFechas) =>
            new Map(
              entre(taller, "2025-01-01", "2031-01-01").map((fechaDeTaller) => [
                fechaDeTaller.fecha,
                fechaDeTaller.inicio.toISOString(),
              ]),
            );
          const esperado = inicios(antes).set(fecha, cambio.empieza.toISOString());
          expect(new Map([...inicios(despues)].sort())).toEqual(new Map([...esperado].sort()));
        },
      ),
      { numRuns: 200 },
    );
  });

  it("names the weekday that it says", () => {
    for (const dia of diasDeRegla("FREQ=WEEKLY;BYDAY=SU", "2026-11-22", {
      desde: "2026-11-22",
      hasta: "2027-11-22",
    })) {
      expect(diaDeSemana(dia)).toBe(7);
    }
  });
});
