import { describe, expect, it } from "vitest";
import { entradaALaSala, estadoDeSala, proximaSala } from "../../../app/domain/agenda/citas/sala";
import { lima, MARTES, unaCita } from "../../support/constructores";

/** A session of the tests, from 10:00 to 10:50. */
const cita = unaCita(lima(MARTES, "10:00"));
const a = (hora: string, segundos?: string) => estadoDeSala(cita, lima(MARTES, hora, segundos));

describe("the room without saying of which session", () => {
  it("is of the next one that stands, also while it goes on", () => {
    const despues = unaCita(lima(MARTES, "15:00"), { idCita: "despues" });
    const cancelada = unaCita(lima(MARTES, "09:00"), { idCita: "cancelada", estado: "cancelada" });
    const en = (hora: string) => proximaSala([despues, cancelada, cita], lima(MARTES, hora));
    expect(en("08:00")).toBe(`/videollamada?cita=${cita.idCita}`);
    expect(en("11:04")).toBe(`/videollamada?cita=${cita.idCita}`);
    expect(en("11:05")).toBe("/videollamada?cita=despues");
    expect(en("16:30")).toBeNull();
  });
});

describe("the room of a session", () => {
  it("opens exactly ten minutes before the start, and not a millisecond earlier", () => {
    expect(a("09:49", "59.999")).toBe("por-abrir");
    expect(a("09:50")).toBe("abierta");
  });

  it("stays open while the session runs, and fifteen minutes longer", () => {
    expect(a("10:50")).toBe("abierta");
    expect(a("11:04", "59.999")).toBe("abierta");
    expect(a("11:05")).toBe("cerrada");
  });

  it("is the same around midnight of Lima", () => {
    const nocturna = unaCita(lima("2026-11-25", "00:05"));
    expect(estadoDeSala(nocturna, lima(MARTES, "23:54", "59.999"))).toBe("por-abrir");
    expect(estadoDeSala(nocturna, lima(MARTES, "23:55"))).toBe("abierta");
  });

  it("is nobody's when the session was cancelled, whatever the hour", () => {
    const cancelada = unaCita(cita.inicio, { estado: "cancelada" });
    expect(estadoDeSala(cancelada, lima(MARTES, "10:00"))).toBe("sin-sesion");
    expect(entradaALaSala(cancelada, lima(MARTES, "10:00"))).toBeNull();
  });

  it("is offered by the card of its session: from when, then the way in, then nothing", () => {
    expect(entradaALaSala(cita, lima(MARTES, "09:49"))).toEqual({
      abierta: false,
      href: `/videollamada?cita=${cita.idCita}`,
      desde: "martes 24 de noviembre, 09:50",
    });
    expect(entradaALaSala(cita, lima(MARTES, "09:50"))?.abierta).toBe(true);
    expect(entradaALaSala(cita, lima(MARTES, "11:05"))).toBeNull();
  });
});
