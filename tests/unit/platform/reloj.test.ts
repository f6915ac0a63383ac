import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { agendaPorDia } from "../../../app/domain/agenda/agenda";
import { antesDeConfirmar } from "../../../app/domain/agenda/citas/cambios";
import { abreLaSala } from "../../../app/domain/agenda/citas/sala";
import { mismaHoraSiguiente } from "../../../app/domain/agenda/citas/verCita";
import { diasOfrecidos, horariosOfrecidos } from "../../../app/domain/agenda/horarios/disponibilidad";
import { diaYHora, horaDe } from "../../../app/domain/shared/fechas";
import { lima, unaCita, unEspecialista } from "../../support/constructores";

/** Tests all rules of time in a server whose own time zone is each of these. */
describe.each(["UTC", "America/Lima", "America/New_York", "Asia/Tokyo", "Pacific/Kiritimati"])(
  "a server that runs in %s",
  (zona) => {
    let anterior: string | undefined;
    beforeEach(() => {
      anterior = process.env.TZ;
      process.env.TZ = zona;
    });
    afterEach(() => {
      process.env.TZ = anterior ?? "UTC";
    });

    it("really does", () => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      expect(timeZone).toBe(zona);
    });

    it.each([
      ["23:59 and 00:00", "2026-11-24", "00:00", "martes 24 de noviembre, 00:00"],
      ["the end of a month", "2026-11-30", "23:55", "lunes 30 de noviembre, 23:55"],
      ["the end of a year", "2026-12-31", "23:55", "jueves 31 de diciembre, 23:55"],
      ["a leap day", "2028-02-29", "23:55", "martes 29 de febrero, 23:55"],
      ["the day after one", "2028-03-01", "00:00", "miércoles 1 de marzo, 00:00"],
    ])("says %s as Lima does, and keeps its limits to the millisecond", (_, fecha, hora, texto) => {
      const inicio = lima(fecha, hora);
      const cita = unaCita(inicio);
      expect(diaYHora(inicio, inicio)).toBe(texto);
      const limite = new Date(inicio.getTime() - 24 * 60 * 60_000);
      expect(antesDeConfirmar(cita, limite)).toMatchObject({ aTiempo: true, rechazoAlReprogramar: null });
      expect(antesDeConfirmar(cita, new Date(limite.getTime() + 1))).toMatchObject({
        aTiempo: false,
        rechazoAlReprogramar: "fuera-de-plazo",
      });
      expect(horaDe(abreLaSala(inicio))).toBe(hora === "00:00" ? "23:50" : "23:45");
      expect(agendaPorDia([cita], inicio)).toEqual([{ fecha, cita: [cita], taller: [] }]);
    });

    it("offers the same days and hours one second before and at midnight of a leap day", () => {
      const especialista = unEspecialista({ ventanaEnDias: 3 });
      const antes = lima("2028-02-28", "23:59", "59.999");
      expect(diasOfrecidos(especialista, antes)).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
      expect(diasOfrecidos(especialista, lima("2028-02-29", "00:00"))).toEqual([
        "2028-02-29",
        "2028-03-01",
        "2028-03-02",
      ]);
      const horas = horariosOfrecidos(especialista, "2028-02-29", antes).map(({ inicio }) => horaDe(inicio));
      expect([horas[0], horas.at(-1), horas.length]).toEqual(["09:00", "17:00", 9]);
    });

    it("books the same hour again over the end of a month and over a leap day", () => {
      const cerca = lima("2028-02-22", "23:30");
      expect(mismaHoraSiguiente(cerca, cerca)).toEqual(lima("2028-02-29", "23:30"));
      const pasada = lima("2028-02-24", "00:00");
      expect(mismaHoraSiguiente(pasada, lima("2028-02-28", "23:59"))).toEqual(lima("2028-03-02", "00:00"));
    });
  },
);
