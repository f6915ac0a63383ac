import { describe, expect, it } from "vitest";
import { aIcs, type Evento } from "../../../app/domain/agenda/citas/ics";
import { eventoDe } from "../../../app/domain/agenda/citas/evento";
import { fc } from "../../support/azar";
import { leerIcs, LECTORES } from "../../support/calendario";
import { lima, LUNES_8AM, MIERCOLES, unaCita } from "../../support/constructores";

const sitio = { nombre: "Bienestar", url: "https://bienestar.example", remitente: "no@bienestar.example" };
const envio = {
  organizador: "avisos@correo.example",
  asistente: "rosa@prueba.example",
  enviadoEn: LUNES_8AM,
};
const cita = unaCita(lima(MIERCOLES, "10:00"), { idCita: "c-1", especialista: "Lucía Mendoza" });
const publicar = (eventos: Evento[]) => aIcs({ metodo: "PUBLISH", nombre: sitio.nombre, eventos });

describe("the calendar file of a session", () => {
  it("is what a strict reader takes: in UTC, in Spanish, with an id that stays", () => {
    const { metodo, eventos } = leerIcs(
      aIcs({
        metodo: "REQUEST",
        nombre: sitio.nombre,
        eventos: [eventoDe(cita, { sitio, discreta: false })],
        envio,
      }),
    );
    expect(metodo).toBe("REQUEST");
    expect(eventos).toEqual([
      expect.objectContaining({
        UID: "cita-c-1@bienestar.example",
        SEQUENCE: 0,
        DTSTAMP: LUNES_8AM,
        DTSTART: new Date("2026-11-25T15:00:00Z"),
        DTEND: new Date("2026-11-25T15:50:00Z"),
        SUMMARY: "Sesión de Psicología con Lucía Mendoza",
        LOCATION: "Videollamada",
        URL: "https://bienestar.example/mi-zona-privada/cita/c-1",
        STATUS: "CONFIRMED",
        ORGANIZER: "mailto:avisos@correo.example",
        ATTENDEE: "mailto:rosa@prueba.example",
      }),
    ]);
  });

  it("keeps its id and rises in sequence when the session moves, and is cancelled with it", () => {
    const leer = (otra: typeof cita, metodo: "REQUEST" | "CANCEL") =>
      leerIcs(
        aIcs({
          metodo,
          nombre: sitio.nombre,
          eventos: [eventoDe(otra, { sitio, discreta: false })],
          envio,
        }),
      ).eventos[0]!;
    const movida = { ...cita, version: 2, inicio: lima(MIERCOLES, "12:00"), fin: lima(MIERCOLES, "12:50") };
    const cancelada = { ...movida, version: 3, estado: "cancelada" as const };
    const [primera, segunda, tercera] = [
      leer(cita, "REQUEST"),
      leer(movida, "REQUEST"),
      leer(cancelada, "CANCEL"),
    ];
    expect(new Set([primera.UID, segunda.UID, tercera.UID]).size).toBe(1);
    expect([primera, segunda, tercera].map(({ SEQUENCE }) => SEQUENCE)).toEqual([0, 1, 2]);
    expect(segunda.DTSTART).toEqual(new Date("2026-11-25T17:00:00Z"));
    expect(tercera.STATUS).toBe("CANCELLED");
  });

  it("says nothing but when, if it is discreet", () => {
    const ics = publicar([eventoDe(cita, { sitio, discreta: true })]);
    expect(leerIcs(ics).eventos[0]).toMatchObject({ SUMMARY: "Cita" });
    expect(ics).not.toMatch(/DESCRIPTION|LOCATION|Psicolog|Mendoza/);
  });

  it("keeps a session over Lima's midnight, at the end of a month and on a leap day where it is", () => {
    for (const [fecha, hora, enUtc] of [
      ["2026-11-30", "23:30", "2026-12-01T04:30:00.000Z"],
      ["2028-02-29", "00:00", "2028-02-29T05:00:00.000Z"],
      ["2026-12-31", "23:55", "2027-01-01T04:55:00.000Z"],
    ] as const) {
      const cita = unaCita(lima(fecha, hora));
      const [leida] = leerIcs(publicar([eventoDe(cita, { sitio, discreta: false })])).eventos;
      expect(leida!.DTSTART.toISOString()).toBe(enUtc);
    }
  });

  it("carries any text unharmed, folded at 75 octets and never inside a character", () => {
    const texto = fc.string({
      unit: fc.constantFrom(...'ñ,;\\\n\u{1f469}\u200déA b:"'.split(/(?:)/u)),
      maxLength: 200,
    });
    fc.assert(
      fc.property(texto, texto, (resumen, descripcion) => {
        const evento = eventoDe(cita, { sitio, discreta: true });
        const [leido] = leerIcs(
          publicar([{ ...evento, resumen: `x${resumen}`, descripcion: `x${descripcion}` }]),
        ).eventos;
        expect([leido!.SUMMARY, leido!.DESCRIPTION]).toEqual([`x${resumen}`, `x${descripcion}`]);
      }),
    );
  });

  it("cannot be given a line of its own by what a name holds", () => {
    const [leido] = leerIcs(
      publicar([{ ...eventoDe(cita, { sitio, discreta: true }), resumen: "a\r\nSTATUS:CANCELLED\u0000" }]),
    ).eventos;
    expect(leido).toMatchObject({ SUMMARY: "a\nSTATUS:CANCELLED", STATUS: "CONFIRMED" });
  });
});

describe.each(Object.entries(LECTORES))("a calendar program that reads with %s", (_, leer) => {
  it("takes the invitation as accepted, from the address that sends the mail", () => {
    const invitacion = aIcs({
      metodo: "REQUEST",
      nombre: 'Bienestar; "Salud": 100\u0000',
      eventos: [eventoDe(cita, { sitio, discreta: false })],
      envio,
    });
    expect(leer(invitacion)).toMatchObject({
      metodo: "REQUEST",
      eventos: [
        {
          uid: "cita-c-1@bienestar.example",
          secuencia: 0,
          inicio: lima(MIERCOLES, "10:00"),
          fin: lima(MIERCOLES, "10:50"),
          dicho: LUNES_8AM,
          resumen: "Sesión de Psicología con Lucía Mendoza",
          organizador: "avisos@correo.example",
          asistente: "rosa@prueba.example",
          respuesta: "ACCEPTED",
        },
      ],
    });
  });

  it("reads a feed without events, and one whose stamps are those of the last changes", () => {
    expect(leer(publicar([]))).toEqual({ metodo: "PUBLISH", zonas: ["America/Lima"], eventos: [] });
    const actualizadaEn = lima(MIERCOLES, "07:00");
    const eventos = [eventoDe({ ...cita, actualizadaEn }, { sitio, discreta: true })];
    expect(leer(publicar(eventos))).toMatchObject({ eventos: [{ dicho: actualizadaEn, resumen: "Cita" }] });
  });
});

describe("the strict reader", () => {
  const bueno = publicar([eventoDe(cita, { sitio, discreta: false })]);
  it.each([
    ["an hour without zone", (ics: string) => ics.replace("T150000Z", "T100000")],
    ["a line that is too long", (ics: string) => ics.replaceAll("\r\n ", "")],
    ["a comma that is not escaped", (ics: string) => ics.replace("SUMMARY:", "SUMMARY:a, b")],
    ["line breaks of another system", (ics: string) => ics.replaceAll("\r\n", "\n")],
    ["an event that does not end", (ics: string) => ics.replace("END:VEVENT\r\n", "")],
    ["a calendar without a component", () => publicar([]).replace(/BEGIN:VTIMEZONE.*END:VTIMEZONE\r\n/s, "")],
    ["no sequence", (ics: string) => ics.replace(/SEQUENCE:\d+\r\n/, "")],
    ["an invitation from nobody", (ics: string) => ics.replace("METHOD:PUBLISH", "METHOD:REQUEST")],
  ])("refuses %s", (_, romper) => {
    expect(() => leerIcs(bueno)).not.toThrow();
    expect(() => leerIcs(romper(bueno))).toThrow();
  });
});
