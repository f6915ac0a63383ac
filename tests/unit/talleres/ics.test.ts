import ICAL from "ical.js";
import { expect, it } from "vitest";
import { aIcs } from "../../../app/domain/agenda/citas/ics";
import { eventoDeTaller } from "../../../app/domain/agenda/talleres";
import { fechasEntre } from "../../../app/domain/contenido/fechasDeTaller";
import { diasDeRegla } from "../../../server/contenido/recurrencia";
import { lima } from "../../support/constructores";

const enZona = (timeZone: string) => (instante: Date) =>
  new Intl.DateTimeFormat("es", { timeZone, hour: "2-digit", minute: "2-digit" }).format(instante);

it("a year of a workshop is at its hour of Lima in a calendar elsewhere, whose clocks change twice", () => {
  const sitio = { nombre: "Bienestar", url: "https://bienestar.example", remitente: "no@bienestar.example" };
  const taller = {
    minutos: 45,
    cupos: 30,
    despublicado: null,
    empieza: lima("2026-12-01", "19:00"),
    regla: "FREQ=WEEKLY;BYDAY=TU",
    sin: [],
    cambios: [],
  };
  const fechas = fechasEntre(taller, diasDeRegla, lima("2026-12-01", "00:00"), lima("2027-12-01", "00:00"));
  expect(fechas).toHaveLength(53);
  const eventos = fechas.map(({ fecha, inicio, fin }) =>
    eventoDeTaller(
      {
        id: fecha,
        titulo: "Mar",
        clase: "clase",
        inicio,
        fin,
        href: "/",
        pedidoEn: lima("2026-11-30", "08:00"),
      },
      { sitio, discreta: false },
    ),
  );
  const texto = aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos });
  const leidos = ICAL.Component.fromString(texto)
    .getAllSubcomponents("vevent")
    .map((evento) => new ICAL.Event(evento));
  expect(leidos.map(({ startDate }) => startDate.toJSDate())).toEqual(fechas.map(({ inicio }) => inicio));
  expect(leidos.every(({ description }) => description.startsWith("Clase en vivo."))).toBe(true);
  expect(leidos.every(({ duration }) => duration.toSeconds() === 45 * 60)).toBe(true);
  const horas = (zona: string) => new Set(leidos.map(({ startDate }) => enZona(zona)(startDate.toJSDate())));
  expect(horas("America/Lima")).toEqual(new Set(["19:00"]));
  expect(horas("Europe/Madrid")).toEqual(new Set(["01:00", "02:00"]));
});
