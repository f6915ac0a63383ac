import { describe, expect, it } from "vitest";
import { escalonDe } from "../../../app/domain/equipo/turnos/escala";
import { horasDeTurno, turnoNuevo } from "../../../app/domain/equipo/turnos/turno";

const persona = (idCuenta: string) => ({ idCuenta, nombre: idCuenta, correo: `${idCuenta}@equipo.example` });
const todos = ["ana", "luz", "eva"].map(persona);
const ana = { ...persona("ana"), nivel: 1, destino: "+51 1" } as const;
const luz = { ...persona("luz"), nivel: 2, destino: "" } as const;

const quienes = (envio: number, enTurno: (typeof ana | typeof luz)[]) => {
  const { nivel, miembros } = escalonDe(envio, { enTurno, todos });
  return [nivel, ...miembros.map(({ idCuenta }) => idCuenta)];
};

describe("a notice of an alert", () => {
  it("tells the first level, then the second one too, then everybody", () => {
    expect([1, 2, 3].map((envio) => quienes(envio, [ana, luz]))).toEqual([
      [1, "ana"],
      [2, "ana", "luz"],
      [3, "ana", "luz", "eva"],
    ]);
  });

  it("tells everybody at once while nobody is on duty", () => {
    expect(quienes(1, [])).toEqual([3, "ana", "luz", "eva"]);
  });

  it("begins with the second level while the first one has nobody", () => {
    expect([1, 2].map((envio) => quienes(envio, [luz]))).toEqual([
      [2, "luz"],
      [3, "ana", "luz", "eva"],
    ]);
  });

  it("tells everybody after a member who is on both levels", () => {
    const enAmbos = { ...luz, ...persona("ana") };
    expect(quienes(2, [ana, enAmbos])).toEqual([3, "ana", "luz", "eva"]);
  });

  it("has the destinations of those on duty alone", () => {
    expect(escalonDe(2, { enTurno: [ana, luz], todos }).destinos).toEqual(["+51 1"]);
    expect(escalonDe(3, { enTurno: [], todos }).destinos).toEqual([]);
  });
});

describe("the hours of a turn", () => {
  const AHORA = new Date("2026-11-29T13:00:00Z");
  const a = (hora: string) => new Date(`2026-11-29T${hora}:00Z`);
  const horas = (empieza: Date, termina: Date) => horasDeTurno({ empieza, termina }, AHORA);

  it("begin now when they were to begin earlier", () => {
    expect(horas(a("12:00"), a("20:00"))).toEqual({ empiezaEn: AHORA, terminaEn: a("20:00") });
  });

  it("end after they begin, and after now", () => {
    expect(horas(a("15:00"), a("15:00"))).toBe("turno-al-reves");
    expect(horas(a("10:00"), a("13:00"))).toBe("turno-al-reves");
  });

  it("are seven days, and not a minute more", () => {
    const semana = new Date(AHORA.getTime() + 7 * 24 * 60 * 60_000);
    expect(horas(AHORA, semana)).toEqual({ empiezaEn: AHORA, terminaEn: semana });
    expect(horas(AHORA, new Date(semana.getTime() + 60_000))).toBe("turno-largo");
  });

  it("are written in the hour of Peru, on a day that exists", () => {
    const campos = { idCuenta: crypto.randomUUID(), nivel: "2", termina: "2026-12-01T16:00" };
    const leido = turnoNuevo.parse({ ...campos, empieza: "2026-12-01T08:00" });
    expect(leido).toMatchObject({ nivel: 2, empieza: new Date("2026-12-01T13:00:00Z"), destino: "" });
    for (const empieza of ["2026-02-30T08:00", "2026-12-01T24:00", "mañana", ""])
      expect(turnoNuevo.safeParse({ ...campos, empieza }).success, empieza).toBe(false);
  });
});
