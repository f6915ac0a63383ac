import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { Adjunto } from "../../../app/domain/avisos/correo/correo";
import { lima, MIERCOLES } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, valor } from "../../support/servicios";

/** Services of these tests, which read the attachments of mails with a calendar program that is not ours. */
const mundo = await abrirMundo();
const especialista = await mundo.especialista();
const { conBono, mover, correo } = conSesiones(mundo, () => especialista);

async function leido(prefijo: string) {
  const { adjuntos } = await correo(prefijo);
  const [{ contenido }] = JSON.parse(adjuntos ?? "[]") as [Adjunto];
  const calendario = ICAL.Component.fromString(contenido);
  const eventos = calendario.getAllSubcomponents("vevent");
  const evento = new ICAL.Event(eventos[0]);
  return {
    metodo: calendario.getFirstPropertyValue("method"),
    cuantos: eventos.length,
    uid: evento.uid,
    secuencia: evento.sequence,
    inicio: evento.startDate.toJSDate(),
    fin: evento.endDate.toJSDate(),
    enUtc: evento.startDate.zone === ICAL.Timezone.utcTimezone,
    estado: eventos[0]!.getFirstPropertyValue("status"),
    resumen: evento.summary,
  };
}

describe("the calendar files, in a parser that is not ours", () => {
  it("keep their id, rise in sequence with a change, and end with a cancellation", async () => {
    const cita = await conBono();
    const reservada = await leido("cita-reservada:");
    expect(reservada).toMatchObject({
      metodo: "REQUEST",
      cuantos: 1,
      uid: `cita-${cita.idCita}@localhost`,
      secuencia: 0,
      inicio: lima(MIERCOLES, "10:00"),
      fin: lima(MIERCOLES, "10:50"),
      enUtc: true,
      estado: "CONFIRMED",
      resumen: `Sesión de Psicología con Ana ${especialista.apellido}`,
    });
    valor(await mover(cita, "15:00"));
    expect(await leido("cita-reprogramada:")).toEqual({
      ...reservada,
      secuencia: 1,
      inicio: lima(MIERCOLES, "15:00"),
      fin: lima(MIERCOLES, "15:50"),
    });
    valor(await mundo.servicios.agenda.cancelarCita(cita));
    expect(await leido("cita-cancelada:")).toMatchObject({
      metodo: "CANCEL",
      uid: reservada.uid,
      secuencia: 2,
      estado: "CANCELLED",
    });
  });
});
