import { describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import {
  diasConHorarios,
  diasOfrecidos,
  horarioQueEmpieza,
  horariosLibres,
  horariosOfrecidos,
  libresMasCercanos,
  proximosLibres,
  type Ocupado,
} from "../../../app/domain/agenda/horarios/disponibilidad";
import { porQueNoEstaLibre } from "../../../app/domain/agenda/horarios/textos";
import { fechaDe, horaDe, instanteDe, sumarDias, sumarMinutos } from "../../../app/domain/shared/fechas";
import { fc } from "../../support/azar";
import { lima, LUNES, LUNES_8AM, MARTES, MIERCOLES, unEspecialista } from "../../support/constructores";

const horas = (horarios: { inicio: Date }[]) => horarios.map(({ inicio }) => horaDe(inicio));
const ofrecidas = (especialista: EspecialistaConAgenda, fecha: string, now = LUNES_8AM) =>
  horas(horariosOfrecidos(especialista, fecha, now));
const libres = (especialista: EspecialistaConAgenda, fecha: string, ocupados: Ocupado[], now = LUNES_8AM) =>
  horas(horariosLibres(especialista, fecha, ocupados, now));
const deMartes = (desde: string, hasta: string) => [{ diaDeSemana: 2, desde, hasta }];
/** A taken time: a session of fifty minutes and its margin of ten. */
const tomado = (fecha: string, hora: string): Ocupado => ({
  inicio: lima(fecha, hora),
  fin: sumarMinutos(lima(fecha, hora), 60),
});

describe("why a time of an address cannot be chosen", () => {
  const especialista = unEspecialista({ turnos: deMartes("09:00", "13:00"), anticipacionEnMinutos: 60 });
  const alas = (hora: string, ahora: string) =>
    porQueNoEstaLibre(especialista, { dia: MARTES, hora }, lima(MARTES, ahora));

  it("is that it has come too near, where it is offered and its notice is over", () => {
    expect(alas("10:00", "09:01")).toBe("Las 10:00 de hoy ya están muy cerca para reservarlas");
  });

  it("is not known where it is taken, past or never was one", () => {
    for (const [hora, ahora] of [
      ["10:00", "09:00"],
      ["10:00", "10:01"],
      ["10:30", "09:00"],
      ["99:99", "09:00"],
    ] as const)
      expect(alas(hora, ahora), hora).toBe("Ese horario ya no está libre");
    expect(porQueNoEstaLibre(especialista, { dia: MARTES }, LUNES_8AM)).toBe("Ese horario ya no está libre");
  });
});

describe("the times of a day", () => {
  it("follow each other with the margin in between, while the session fits", () => {
    const especialista = unEspecialista({ turnos: deMartes("09:00", "12:50") });
    expect(ofrecidas(especialista, MARTES)).toEqual(["09:00", "10:00", "11:00", "12:00"]);
  });

  it("do not hold a session that would end one grid step after the hours", () => {
    const especialista = unEspecialista({ turnos: deMartes("09:00", "12:45") });
    expect(ofrecidas(especialista, MARTES)).toEqual(["09:00", "10:00", "11:00"]);
  });

  it("need no margin after the last session", () => {
    expect(ofrecidas(unEspecialista({ turnos: deMartes("09:00", "09:50") }), MARTES)).toEqual(["09:00"]);
  });

  it("count from the beginning of the hours, not from the full hour", () => {
    const especialista = unEspecialista({
      turnos: deMartes("09:05", "12:00"),
      duracionEnMinutos: 45,
      margenEnMinutos: 20,
    });
    expect(ofrecidas(especialista, MARTES)).toEqual(["09:05", "10:10", "11:15"]);
  });

  it("reach midnight, and do not pass it", () => {
    const especialista = unEspecialista({ turnos: deMartes("22:00", "24:00"), margenEnMinutos: 15 });
    const [primero, segundo, ...resto] = horariosOfrecidos(especialista, MARTES, LUNES_8AM);
    expect(horas([primero!, segundo!])).toEqual(["22:00", "23:05"]);
    expect(resto).toEqual([]);
    expect(segundo!.fecha).toBe(MARTES);
  });

  it("belong to Lima's day although it is the next one in UTC", () => {
    const [horario] = horariosOfrecidos(
      unEspecialista({ turnos: deMartes("22:00", "23:00") }),
      MARTES,
      LUNES_8AM,
    );
    expect(horario!.inicio.toISOString()).toBe("2026-11-25T03:00:00.000Z");
  });

  it("are none on a weekday without hours", () => {
    expect(ofrecidas(unEspecialista({ turnos: deMartes("09:00", "12:00") }), MIERCOLES)).toEqual([]);
  });
});

describe("notice", () => {
  const especialista = unEspecialista({ anticipacionEnMinutos: 120 });

  it("is kept exactly: a time two hours away is offered", () => {
    expect(ofrecidas(especialista, LUNES, lima(LUNES, "08:00"))[0]).toBe("10:00");
  });

  it("is broken one minute later, and one millisecond later", () => {
    expect(ofrecidas(especialista, LUNES, lima(LUNES, "08:01"))[0]).toBe("11:00");
    expect(ofrecidas(especialista, LUNES, lima(LUNES, "08:00", "00.001"))[0]).toBe("11:00");
  });

  it("of a day and more reaches over midnight", () => {
    const lento = unEspecialista({ anticipacionEnMinutos: 25 * 60 });
    expect(ofrecidas(lento, LUNES)).toEqual([]);
    expect(ofrecidas(lento, MARTES)[0]).toBe("09:00");
    expect(ofrecidas(lento, MARTES, lima(LUNES, "08:01"))[0]).toBe("10:00");
  });
});

describe("the window", () => {
  const especialista = unEspecialista({ ventanaEnDias: 3 });

  it("counts today: of three days the last is the day after tomorrow", () => {
    expect(diasOfrecidos(especialista, LUNES_8AM)).toEqual([LUNES, MARTES, MIERCOLES]);
    expect(ofrecidas(especialista, MIERCOLES)).toHaveLength(9);
    expect(ofrecidas(especialista, sumarDias(MIERCOLES, 1))).toEqual([]);
  });

  it("moves on at midnight of Lima, not before", () => {
    const jueves = sumarDias(MIERCOLES, 1);
    expect(ofrecidas(especialista, jueves, lima(LUNES, "23:59", "59.999"))).toEqual([]);
    expect(ofrecidas(especialista, jueves, lima(MARTES, "00:00"))).toHaveLength(9);
  });

  it("does not reach back", () => {
    expect(ofrecidas(especialista, sumarDias(LUNES, -1))).toEqual([]);
  });
});

describe("exceptions", () => {
  const conExcepcion = (desde: string, hasta: string, tipo: "abierto" | "cerrado", fecha = MARTES) =>
    unEspecialista({
      turnos: [...deMartes("09:00", "13:00"), { diaDeSemana: 3, desde: "09:00", hasta: "13:00" }],
      excepciones: [{ fecha, desde, hasta, tipo }],
    });

  it("close a whole day, and that day alone", () => {
    const especialista = conExcepcion("00:00", "24:00", "cerrado");
    expect(ofrecidas(especialista, MARTES)).toEqual([]);
    expect(ofrecidas(especialista, MIERCOLES)).toEqual(["09:00", "10:00", "11:00", "12:00"]);
  });

  it("cut the hours in two, each counted from its own beginning", () => {
    expect(ofrecidas(conExcepcion("10:00", "10:30", "cerrado"), MARTES)).toEqual(["09:00", "10:30", "11:30"]);
  });

  it("cut the beginning and the end", () => {
    expect(ofrecidas(conExcepcion("08:00", "10:15", "cerrado"), MARTES)).toEqual(["10:15", "11:15"]);
    expect(ofrecidas(conExcepcion("11:00", "20:00", "cerrado"), MARTES)).toEqual(["09:00", "10:00"]);
  });

  it("that only touch the hours change nothing", () => {
    expect(ofrecidas(conExcepcion("08:00", "09:00", "cerrado"), MARTES)).toHaveLength(4);
    expect(ofrecidas(conExcepcion("13:00", "14:00", "cerrado"), MARTES)).toHaveLength(4);
  });

  it("add hours, on a day that has some and on one that has none", () => {
    expect(ofrecidas(conExcepcion("18:00", "20:00", "abierto"), MARTES)).toEqual([
      "09:00",
      "10:00",
      "11:00",
      "12:00",
      "18:00",
      "19:00",
    ]);
    expect(ofrecidas(conExcepcion("18:00", "20:00", "abierto", LUNES), LUNES)).toEqual(["18:00", "19:00"]);
  });

  it("that overlap or touch the hours make one stretch with them, and no time twice", () => {
    const horasUnidas = ["08:30", "09:30", "10:30", "11:30"];
    expect(ofrecidas(conExcepcion("08:30", "09:30", "abierto"), MARTES)).toEqual(horasUnidas);
    expect(ofrecidas(conExcepcion("08:30", "09:00", "abierto"), MARTES)).toEqual(horasUnidas);
    expect(ofrecidas(conExcepcion("13:00", "13:50", "abierto"), MARTES)).toHaveLength(5);
    expect(ofrecidas(conExcepcion("10:00", "11:00", "abierto"), MARTES)).toHaveLength(4);
  });

  it("closed ones win over open ones", () => {
    const especialista = unEspecialista({
      turnos: [],
      excepciones: [
        { fecha: MARTES, desde: "09:00", hasta: "12:00", tipo: "abierto" },
        { fecha: MARTES, desde: "10:00", hasta: "11:00", tipo: "cerrado" },
      ],
    });
    expect(ofrecidas(especialista, MARTES)).toEqual(["09:00", "11:00"]);
  });
});

describe("free times", () => {
  const especialista = unEspecialista({ maximoDiario: 3 });

  it("are those that nobody took", () => {
    expect(libres(especialista, MARTES, [tomado(MARTES, "10:00")])).not.toContain("10:00");
    expect(libres(especialista, MARTES, [tomado(MARTES, "10:00")])).toHaveLength(8);
  });

  it("may touch what is taken with its margin: the neighbours stay", () => {
    expect(libres(especialista, MARTES, [tomado(MARTES, "10:00")])).toEqual(
      expect.arrayContaining(["09:00", "11:00"]),
    );
  });

  it("keep their own margin too: a session that begins before it is over takes the time", () => {
    const unPocoDespues: Ocupado = { inicio: lima(MARTES, "10:55"), fin: lima(MARTES, "11:55") };
    expect(libres(especialista, MARTES, [unPocoDespues])).not.toContain("10:00");
    expect(libres(especialista, MARTES, [unPocoDespues])).not.toContain("11:00");
    expect(libres(especialista, MARTES, [unPocoDespues])).toEqual(expect.arrayContaining(["09:00", "12:00"]));
  });

  it("are there up to the daily limit, and none at it", () => {
    const dos = [tomado(MARTES, "09:00"), tomado(MARTES, "10:00")];
    expect(libres(especialista, MARTES, dos)).toHaveLength(7);
    expect(libres(especialista, MARTES, [...dos, tomado(MARTES, "15:00")])).toEqual([]);
  });

  it("of another day are not touched by a full one", () => {
    const lleno = ["09:00", "10:00", "11:00"].map((hora) => tomado(MARTES, hora));
    expect(libres(especialista, MIERCOLES, lleno)).toHaveLength(9);
    expect(diasConHorarios(especialista, lleno, LUNES_8AM).map(({ fecha }) => fecha)).not.toContain(MARTES);
  });

  it("count a session late in Lima's evening, tomorrow in UTC, on its own day", () => {
    const nocturno = unEspecialista({
      maximoDiario: 1,
      turnos: [2, 3].map((diaDeSemana) => ({ diaDeSemana, desde: "20:00", hasta: "23:00" })),
    });
    const noche: Ocupado = { inicio: lima(MARTES, "22:00"), fin: lima(MARTES, "23:00") };
    expect(libres(nocturno, MARTES, [noche])).toEqual([]);
    expect(libres(nocturno, MIERCOLES, [noche])).toHaveLength(3);
  });

  it("the next ones go over days without any", () => {
    const soloMartes = unEspecialista({ turnos: deMartes("09:00", "11:00") });
    const proximos = proximosLibres(soloMartes, [tomado(MARTES, "09:00")], LUNES_8AM, 3);
    expect(proximos.map(({ fecha, inicio }) => `${fecha} ${horaDe(inicio)}`)).toEqual([
      "2026-11-24 10:00",
      "2026-12-01 09:00",
      "2026-12-01 10:00",
    ]);
  });

  it("the nearest to a wanted one come in order of time, at most so many", () => {
    const dia = horariosLibres(especialista, MARTES, [tomado(MARTES, "10:00")], LUNES_8AM);
    expect(horas(libresMasCercanos(dia, lima(MARTES, "10:00"), 3))).toEqual(["09:00", "11:00", "12:00"]);
    expect(libresMasCercanos(dia.slice(0, 2), lima(MARTES, "10:00"), 3)).toHaveLength(2);
  });
});

describe("an asked-for time", () => {
  const especialista = unEspecialista();

  it("is found at its very instant only", () => {
    expect(horarioQueEmpieza(especialista, lima(MARTES, "10:00"), LUNES_8AM)).toEqual({
      fecha: MARTES,
      inicio: lima(MARTES, "10:00"),
      fin: lima(MARTES, "10:50"),
    });
    expect(horarioQueEmpieza(especialista, lima(MARTES, "10:00", "00.001"), LUNES_8AM)).toBeNull();
    expect(horarioQueEmpieza(especialista, lima(MARTES, "10:05"), LUNES_8AM)).toBeNull();
    expect(horarioQueEmpieza(especialista, lima(MARTES, "08:00"), LUNES_8AM)).toBeNull();
  });

  it("outside notice or window is not offered", () => {
    expect(horarioQueEmpieza(especialista, lima(LUNES, "09:00"), lima(LUNES, "08:01"))).toBeNull();
    expect(horarioQueEmpieza(especialista, lima(sumarDias(LUNES, 14), "09:00"), LUNES_8AM)).toBeNull();
  });
});

describe("whatever a specialist's rules are", () => {
  const enRejilla = (min: number, max: number) =>
    fc.integer({ min: min / 5, max: max / 5 }).map((n) => n * 5);
  const hora = (minutos: number) =>
    `${String(Math.floor(minutos / 60)).padStart(2, "0")}:${String(minutos % 60).padStart(2, "0")}`;
  const tramo = fc
    .tuple(enRejilla(0, 1435), enRejilla(5, 1440))
    .filter(([desde, hasta]) => desde < hasta)
    .map(([desde, hasta]) => ({ desde: hora(desde), hasta: hora(hasta) }));
  const especialistas = fc
    .record({
      turnos: fc.array(
        fc
          .tuple(fc.integer({ min: 1, max: 7 }), tramo)
          .map(([diaDeSemana, horas]) => ({ diaDeSemana, ...horas })),
        { maxLength: 8 },
      ),
      excepciones: fc.array(
        fc
          .tuple(
            fc.integer({ min: 0, max: 6 }),
            tramo,
            fc.constantFrom("abierto" as const, "cerrado" as const),
          )
          .map(([dias, horas, tipo]) => ({ fecha: sumarDias(LUNES, dias), tipo, ...horas })),
        { maxLength: 5 },
      ),
      duracionEnMinutos: enRejilla(15, 120),
      margenEnMinutos: enRejilla(0, 30),
      anticipacionEnMinutos: fc.integer({ min: 0, max: 3000 }),
      ventanaEnDias: fc.integer({ min: 1, max: 7 }),
      maximoDiario: fc.integer({ min: 1, max: 6 }),
    })
    .map(unEspecialista);
  const ahora = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minuto) => sumarMinutos(lima(LUNES, "00:00"), minuto));
  const caso = fc.record({ especialista: especialistas, ahora });

  it("offered times never overlap, come in order, start on the grid and lie within notice and window", () => {
    fc.assert(
      fc.property(caso, ({ especialista, ahora }) => {
        for (const fecha of diasOfrecidos(especialista, ahora)) {
          const horarios = horariosOfrecidos(especialista, fecha, ahora);
          for (const [indice, horario] of horarios.entries()) {
            const anterior = horarios[indice - 1];
            if (anterior) expect(anterior.fin <= horario.inicio).toBe(true);
            expect(horario.inicio >= sumarMinutos(ahora, especialista.anticipacionEnMinutos)).toBe(true);
            expect(horario.inicio.getTime() % (5 * 60_000)).toBe(0);
            expect(fechaDe(horario.inicio)).toBe(fecha);
            expect(horario.fin <= instanteDe(fecha, "24:00")).toBe(true);
          }
        }
      }),
    );
  });

  it("every minute of an offered time is inside the weekly or extra hours and outside the closed ones", () => {
    fc.assert(
      fc.property(caso, ({ especialista, ahora }) => {
        for (const fecha of diasOfrecidos(especialista, ahora)) {
          const dia = new Date(`${fecha}T12:00:00Z`).getUTCDay() || 7;
          const delDia = especialista.excepciones.filter((excepcion) => excepcion.fecha === fecha);
          const dentro = (tramos: { desde: string; hasta: string }[], minuto: string) =>
            tramos.some(({ desde, hasta }) => desde <= minuto && minuto < hasta);
          const abiertos = [
            ...especialista.turnos.filter(({ diaDeSemana }) => diaDeSemana === dia),
            ...delDia.filter(({ tipo }) => tipo === "abierto"),
          ];
          const cerrados = delDia.filter(({ tipo }) => tipo === "cerrado");
          for (const { inicio, fin } of horariosOfrecidos(especialista, fecha, ahora)) {
            for (let instante = inicio; instante < fin; instante = sumarMinutos(instante, 5)) {
              expect(dentro(abiertos, horaDe(instante))).toBe(true);
              expect(dentro(cerrados, horaDe(instante))).toBe(false);
            }
          }
        }
      }),
    );
  });

  it("free times are offered times, and taking them one by one never overlaps nor passes the daily limit", () => {
    fc.assert(
      fc.property(caso, fc.infiniteStream(fc.nat()), ({ especialista, ahora }, elecciones) => {
        const ocupados: Ocupado[] = [];
        for (const fecha of diasOfrecidos(especialista, ahora)) {
          const ofrecidos = horas(horariosOfrecidos(especialista, fecha, ahora));
          for (;;) {
            const quedan = horariosLibres(especialista, fecha, ocupados, ahora);
            expect(ofrecidos).toEqual(expect.arrayContaining(horas(quedan)));
            if (quedan.length === 0) break;
            const elegido = quedan[elecciones.next().value! % quedan.length]!;
            const nuevo = {
              inicio: elegido.inicio,
              fin: sumarMinutos(elegido.fin, especialista.margenEnMinutos),
            };
            for (const otro of ocupados)
              expect(otro.fin <= nuevo.inicio || nuevo.fin <= otro.inicio).toBe(true);
            ocupados.push(nuevo);
          }
          const delDia = ocupados.filter(({ inicio }) => fechaDe(inicio) === fecha);
          expect(delDia.length).toBeLessThanOrEqual(especialista.maximoDiario);
        }
      }),
    );
  });

  it("the next free times are the first of all free times", () => {
    fc.assert(
      fc.property(caso, fc.integer({ min: 0, max: 12 }), ({ especialista, ahora }, cuantos) => {
        const todos = diasConHorarios(especialista, [], ahora).flatMap((dia) => dia.horarios);
        expect(proximosLibres(especialista, [], ahora, cuantos)).toEqual(todos.slice(0, cuantos));
      }),
    );
  });
});
