import { describe, expect, it } from "vitest";
import { acepta, finDeEspera } from "../../../app/domain/agenda/esperas/espera";
import { expiraLaOferta } from "../../../app/domain/agenda/horarios/horario";
import { lugarEnLaLista } from "../../../app/domain/agenda/esperas/textos";
import { sumarDias, sumarMinutos } from "../../../app/domain/shared/fechas";
import { lima, LUNES, LUNES_8AM as now, MARTES, MIERCOLES, unaCita } from "../../support/constructores";

const reglas = { anticipacionEnMinutos: 60 };
const enMinutos = (minutos: number) => sumarMinutos(now, minutos);

describe("what an offer lasts", () => {
  it.each([
    ["half an hour", 48 * 60, 30],
    ["half an hour exactly a day before", 24 * 60, 30],
    ["a quarter of an hour within a day", 24 * 60 - 1, 15],
    ["up to the specialist's notice", 70, 10],
    ["five minutes at the least", 65, 5],
  ])("is %s", (_, hastaElInicio, dura) => {
    expect(expiraLaOferta(enMinutos(hastaElInicio), reglas, now)).toEqual(enMinutos(dura));
  });

  it.each([64, 60, 1, 0, -10])("is nothing %i minutes before the start", (minutos) => {
    expect(expiraLaOferta(enMinutos(minutos), reglas, now)).toBeNull();
  });

  it.each([
    ["from the evening on until the morning", "22:00", MIERCOLES, "08:30"],
    ["until that morning, also after midnight", "00:30", MIERCOLES, "08:30"],
    ["as by day a minute before the night", "21:59", MIERCOLES, "22:29"],
    ["as by day from the morning on", "08:00", MIERCOLES, "08:30"],
    ["by the day that is left then", "23:00", MARTES, "08:15"],
    ["as by day where the morning leaves nobody else a turn", "23:00", "2026-11-24T10:30", "23:15"],
  ])("does not run by night: %s", (_, pedida, cuando, hasta) => {
    const desde = lima(LUNES, pedida);
    const [fecha = "", hora = "18:00"] = cuando.split("T");
    const fin = expiraLaOferta(lima(fecha, hora), reglas, desde);
    const dia = hasta < pedida ? sumarDias(LUNES, 1) : LUNES;
    expect(fin).toEqual(lima(dia, hasta));
  });

  it("does not pass the limit for moving the session", () => {
    const inicio = enMinutos(48 * 60);
    expect(expiraLaOferta(inicio, reglas, now, enMinutos(12))).toEqual(enMinutos(12));
    expect(expiraLaOferta(inicio, reglas, now, enMinutos(4))).toBeNull();
  });
});

describe("a place in the line", () => {
  it("takes a day from its first instant to before the next", () => {
    const dia = { desde: lima(MIERCOLES, "00:00"), hasta: lima("2026-11-26", "00:00") };
    expect(acepta(dia, lima(MIERCOLES, "00:00"))).toBe(true);
    expect(acepta(dia, lima(MIERCOLES, "23:59", "59.999"))).toBe(true);
    expect(acepta(dia, lima("2026-11-26", "00:00"))).toBe(false);
  });

  it("ends when no time of its day can be offered any more", () => {
    const dia = {
      tipo: "dia",
      estado: "esperando",
      idEspecialista: "e",
      hasta: lima("2026-11-24", "00:00"),
    } as const;
    expect(finDeEspera(dia, reglas, null, lima(LUNES, "22:54"))).toBeNull();
    expect(finDeEspera(dia, reglas, null, lima(LUNES, "22:55"))).toBe("pasada");
    // An offered time has a deadline of its own.
    expect(finDeEspera({ ...dia, estado: "ofrecida" }, reglas, null, lima(LUNES, "23:00"))).toBeNull();
  });

  it("ends with the session that was to be earlier, and with the limit for moving it", () => {
    const inicio = lima(MIERCOLES, "10:00");
    const cita = unaCita(inicio);
    const { idEspecialista } = cita;
    const espera = { tipo: "antes-de-mi-cita", estado: "esperando", idEspecialista, hasta: inicio } as const;
    expect(finDeEspera(espera, reglas, cita, now)).toBeNull();
    expect(finDeEspera(espera, reglas, null, now)).toBe("cita-cerrada");
    expect(finDeEspera(espera, reglas, { ...cita, estado: "cancelada" }, now)).toBe("cita-cerrada");
    expect(finDeEspera(espera, reglas, { ...cita, idEspecialista: "otro" }, now)).toBe("cita-cerrada");
    const limite = sumarMinutos(inicio, -24 * 60);
    expect(finDeEspera(espera, reglas, cita, sumarMinutos(limite, -5))).toBeNull();
    expect(finDeEspera(espera, reglas, cita, sumarMinutos(limite, -4))).toBe("fuera-de-plazo");
  });

  it("is said in words", () => {
    expect([0, 1, 2].map(lugarEnLaLista)).toEqual([
      "Eres la primera persona de la lista.",
      "Hay una persona antes que tú.",
      "Hay 2 personas antes que tú.",
    ]);
  });
});
