import { loader as suscripcion } from "../../../app/features/agenda/zona/calendario.server";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, LUNES, MARTES, MIERCOLES } from "../../support/constructores";
import { CLAVE_DE_PRUEBA, correosA } from "../../support/cuentas";
import { conSesiones } from "../../support/sesiones";
import { leerIcs, LECTORES } from "../../support/calendario";
import { ORIGEN, REMITENTE, abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
const pedirCalendario = (idPersona: number, clave = CLAVE_DE_PRUEBA) =>
  servicios.agenda.abrirCalendario({ idPersona, idAcceso: "ninguno", clave, canal: "web" });
const abrirCalendario = async (idPersona: number) => valor(await pedirCalendario(idPersona));

const { conBono, mover, verCita, asuntos, correo } = conSesiones(mundo, () => especialista);

describe("reminders", () => {
  const recordatorios = async () =>
    (await asuntos()).filter((asunto) => /Recordatorio|empieza pronto/.test(asunto));

  it("are sent half a day before a change stops being free, and one hour before the start, once each, and not a minute early", async () => {
    const cita = await conBono();
    reloj.ahora = lima(LUNES, "21:59");
    await mundo.job("recordar");
    expect(await recordatorios()).toEqual([]);
    reloj.ahora = lima(LUNES, "22:00");
    await aLaVez(3, () => mundo.job("recordar"));
    expect(await recordatorios()).toEqual(["Recordatorio de tu sesión"]);
    const primero = (await correo("cita-recordatorio-de-plazo")).texto;
    expect(primero).toContain(`${ORIGEN}/mi-zona-privada?confirmar=${cita.idCita}&version=1`);
    expect(primero).toContain(`${ORIGEN}/mi-zona-privada?cancelar=${cita.idCita}&version=1`);
    reloj.ahora = lima(MIERCOLES, "09:00");
    await mundo.job("recordar");
    await mundo.job("recordar");
    expect(await recordatorios()).toEqual(["Recordatorio de tu sesión", "Tu sesión empieza pronto"]);
    expect((await correo("cita-recordatorio-1h")).texto).toContain(
      `${ORIGEN}/videollamada?cita=${cita.idCita}`,
    );
    reloj.ahora = lima(MIERCOLES, "10:00");
    await mundo.job("recordar");
    expect(await recordatorios()).toHaveLength(2);
  });

  it("are not sent of a session that was cancelled, moved away or called off", async () => {
    const [cancelada, movida, libre] = [
      await conBono({ hora: "10:00" }),
      await conBono({ hora: "11:00" }),
      await conBono({ hora: "12:00" }),
    ];
    valor(await servicios.agenda.cancelarCita(cancelada));
    valor(await mover(movida, "10:00", { fecha: "2026-11-27" }));
    valor(
      await mundo.operador.cancelar({
        operador: "ana",
        idCita: libre.idCita,
        compensacion: "cambio",
        motivo: "Enfermó.",
      }),
    );
    for (const ahora of [lima(MARTES, "00:30"), lima(MIERCOLES, "09:30"), lima(MIERCOLES, "11:30")]) {
      reloj.ahora = ahora;
      await mundo.job("recordar");
    }
    expect(await recordatorios()).toEqual([]);
  });

  it("that wait in the outbox are taken back when the session is cancelled or moved", async () => {
    const [primera, segunda] = [await conBono({ hora: "10:00" }), await conBono({ hora: "11:00" })];
    reloj.ahora = lima(LUNES, "22:00");
    await mundo.job("recordar");
    expect(await recordatorios()).toHaveLength(1);
    valor(await servicios.agenda.cancelarCita(primera));
    expect(await recordatorios()).toEqual([]);
    reloj.ahora = lima(LUNES, "23:00");
    await mundo.job("recordar");
    valor(await mover(segunda, "10:00", { fecha: "2026-11-27" }));
    expect(await recordatorios()).toEqual([]);
    // The new time of the session has reminders of its own.
    reloj.ahora = lima(MIERCOLES, "22:00");
    await mundo.job("recordar");
    expect(await recordatorios()).toHaveLength(1);
  });

  it("are left out of a session that was booked after they were due", async () => {
    reloj.ahora = lima(MARTES, "08:00");
    await conBono();
    await mundo.job("recordar");
    expect(await recordatorios()).toEqual([]);
    reloj.ahora = lima(MIERCOLES, "09:00");
    await mundo.job("recordar");
    expect(await recordatorios()).toEqual(["Tu sesión empieza pronto"]);
  });

  it("follow the later limit of each specialty, and name what is free by then", async () => {
    const ponerPlazos = (cancelar: number, reprogramar: number) =>
      db
        .updateTable("especialidades")
        .set({
          plazo_de_cancelacion_en_minutos: cancelar,
          plazo_de_reprogramacion_en_minutos: reprogramar,
        })
        .where("slug", "=", especialista.especialidad)
        .execute();
    await ponerPlazos(4 * 60, 24 * 60);
    await conBono();
    reloj.ahora = lima(MARTES, "17:59");
    await mundo.job("recordar");
    expect(await recordatorios()).toEqual([]);
    reloj.ahora = lima(MARTES, "18:00");
    await mundo.job("recordar");
    expect(await recordatorios()).toHaveLength(1);
    const { texto } = await correo("cita-recordatorio-de-plazo");
    expect(texto).toMatch(/Puedes cancelarla sin costo hasta el miércoles 25 de noviembre de 2026, 06:00/);
    expect(texto).toContain("Cancelar sin costo:\n");
    reloj.ahora = lima(MIERCOLES, "09:00");
    await mundo.job("recordar");
    const ultimo = (await correo("cita-recordatorio-1h")).texto;
    expect(ultimo).toContain("Empieza pronto: ya no se puede cambiar de horario");
    expect(ultimo).toContain("No puedo ir:\n");
    await ponerPlazos(24 * 60, 24 * 60);
  });

  it("ask whether the person will come, which they say once and for that version", async () => {
    const cita = await conBono();
    const confirmar = (version: number) => servicios.agenda.confirmarAsistencia({ ...cita, version });
    valor(await confirmar(1));
    expect((await verCita(cita)).cita).toMatchObject({ asistenciaConfirmada: true, version: 1 });
    valor(await mover(cita, "15:00"));
    expect((await verCita(cita)).cita.asistenciaConfirmada).toBe(false);
    expect(rechazo(await confirmar(1))).toBe("cita-cambiada");
    valor(await servicios.agenda.cancelarCita(cita));
    expect(rechazo(await confirmar(3))).toBe("cita-cerrada");
  });
});

describe("discretion", () => {
  it("keeps with whom and about what out of mails and calendars", async () => {
    const persona = await mundo.persona({ bonos: 1, claveHash });
    await servicios.cuentas.guardarPreferencias(persona.idPersona, { temas: [], avisosDiscretos: true });
    const cita = await conBono({ persona });
    valor(await mover(cita, "15:00"));
    reloj.ahora = lima(MARTES, "14:00");
    await mundo.job("recordar");
    const correos = await db.selectFrom("correos").selectAll().execute();
    const { token } = await abrirCalendario(persona.idPersona);
    const calendario = await servicios.agenda.leerCalendario(token);
    expect(calendario).toContain("SUMMARY:Cita\r\n");
    valor(
      await mundo.operador.cancelar({
        operador: "ana",
        idCita: cita.idCita,
        compensacion: "devolucion",
        motivo: "Enfermó.",
      }),
    );
    correos.push(await correo("cita-cancelada:"));
    expect(correos).toHaveLength(4);
    for (const texto of [...correos.map((correo) => JSON.stringify(correo)), calendario!]) {
      expect(texto).not.toMatch(/Prueba \d|Psicolog|sesión|especialista/i);
    }
  });
});

describe("invitations", () => {
  it("come from the address that sends the mail, and both readers find the person in them", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    valor(await servicios.agenda.cancelarCita(await conBono({ persona })));
    for (const [que, metodo] of [
      ["cita-reservada:", "REQUEST"],
      ["cita-cancelada:", "CANCEL"],
    ] as const) {
      const [adjunto] = JSON.parse((await correo(que)).adjuntos!) as { contenido: string }[];
      const esperado = { organizador: REMITENTE, asistente: persona.email, respuesta: "ACCEPTED" };
      for (const leer of Object.values(LECTORES))
        expect(leer(adjunto!.contenido)).toMatchObject({ metodo, eventos: [esperado] });
    }
  });
});

describe("the private calendar", () => {
  it("shows the sessions that stand, and follows their changes", async () => {
    const persona = await mundo.persona({ bonos: 2, claveHash });
    const [primera, segunda] = [
      await conBono({ persona, hora: "10:00" }),
      await conBono({ persona, hora: "12:00" }),
    ];
    const { token } = await abrirCalendario(persona.idPersona);
    const eventos = async () => (await servicios.agenda.leerCalendario(token))?.match(/^UID:.*$/gm);
    expect(await eventos()).toEqual([
      `UID:cita-${primera.idCita}@localhost`,
      `UID:cita-${segunda.idCita}@localhost`,
    ]);
    valor(await mover(primera, "15:00"));
    valor(await servicios.agenda.cancelarCita(segunda));
    expect(await eventos()).toEqual([`UID:cita-${primera.idCita}@localhost`]);
    expect(await servicios.agenda.leerCalendario(token)).toContain("DTSTART:20261125T200000Z");
    expect(await servicios.agenda.leerCalendario(token)).toContain("SEQUENCE:1");
  });

  it("is sent again only where something changed, and is asked for every half hour", async () => {
    const persona = await mundo.persona({ bonos: 1, claveHash });
    const { token } = await abrirCalendario(persona.idPersona);
    const pedir = async (etag = "") => {
      const request = new Request(`${ORIGEN}/calendario/${token}.ics`, {
        headers: { "if-none-match": etag },
      });
      const { status, headers, ...answer } = await suscripcion({
        request,
        params: { archivo: `${token}.ics` },
        context: {},
      }).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        ics: await response.text(),
      }));
      return { status, etag: headers.get("etag")!, cache: headers.get("cache-control"), ...answer };
    };
    const vacio = await pedir();
    expect(vacio).toMatchObject({ status: 200, cache: "private, no-cache" });
    expect(vacio.ics).toContain("\r\nREFRESH-INTERVAL;VALUE=DURATION:PT30M\r\nX-PUBLISHED-TTL:PT30M\r\n");
    expect(leerIcs(vacio.ics).eventos).toEqual([]);
    reloj.ahora = lima(LUNES, "08:10");
    expect(await pedir(vacio.etag)).toMatchObject({ status: 304, etag: vacio.etag, ics: "" });
    const cita = await conBono({ persona });
    const conCita = await pedir(vacio.etag);
    expect(conCita.status).toBe(200);
    for (const leer of Object.values(LECTORES))
      expect(leer(conCita.ics)).toMatchObject({ eventos: [{ secuencia: 0, dicho: reloj.ahora }] });
    reloj.ahora = lima(LUNES, "08:20");
    expect((await pedir(`"otra", ${conCita.etag}`)).status).toBe(304);
    valor(await mover(cita, "15:00"));
    expect((await pedir(conCita.etag)).status).toBe(200);
  });

  it("is made with the password and with nothing less, and its person is told by mail and in their data", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash });
    expect(rechazo(await pedirCalendario(idPersona, ""))).toBe("falta-clave");
    expect(rechazo(await pedirCalendario(idPersona, "otra"))).toBe("clave-incorrecta");
    expect(await db.selectFrom("calendarios").selectAll().execute()).toEqual([]);
    const { token } = await abrirCalendario(idPersona);
    const [correo] = await correosA(mundo, email);
    expect(correo!.asunto).toBe("Creaste una dirección privada de tu calendario");
    expect(correo!.texto).not.toContain(token);
    expect(await servicios.cuentas.verAccesosADatos(idPersona)).toMatchObject([
      { accion: "calendario-abierto", actor: "titular", canal: "web" },
    ]);
  });

  it("ends when it is revoked, or when another one takes its place", async () => {
    const { idPersona } = await mundo.persona({ claveHash });
    const primero = await abrirCalendario(idPersona);
    const segundo = await abrirCalendario(idPersona);
    expect(await servicios.agenda.leerCalendario(primero.token)).toBe(null);
    expect(await servicios.agenda.leerCalendario(segundo.token)).toContain("METHOD:PUBLISH");
    await servicios.agenda.revocarCalendario(idPersona);
    expect(await servicios.agenda.leerCalendario(segundo.token)).toBe(null);
    expect(await servicios.agenda.verAjustesDeAvisos(idPersona)).toMatchObject({ hayCalendario: false });
  });

  it("is not in the storage: only who was told its address has it, and it is said again to nobody else", async () => {
    const { idPersona } = await mundo.persona({ claveHash });
    const { token } = await abrirCalendario(idPersona);
    const [fila] = await db.selectFrom("calendarios").selectAll().execute();
    expect(JSON.stringify(fila)).not.toContain(token);
    expect(await servicios.agenda.leerCalendario(fila!.token)).toBe(null);
    const ajustes = (tokenDeGalleta: string | null) =>
      servicios.agenda.verAjustesDeAvisos(idPersona, tokenDeGalleta);
    expect(await ajustes(token)).toMatchObject({ hayCalendario: true, token });
    expect(await ajustes(null)).toMatchObject({ hayCalendario: true, token: null });
    const otro = await abrirCalendario((await mundo.persona({ claveHash })).idPersona);
    expect(await ajustes(otro.token)).toMatchObject({ token: null });
  });
});

describe("sessions that are over", () => {
  it("are listed from the newest, with those that were cancelled", async () => {
    const persona = await mundo.persona({ bonos: 3 });
    const pasada = await conBono({ persona, fecha: LUNES, hora: "10:00" });
    const cancelada = await conBono({ persona, fecha: MARTES, hora: "12:00" });
    await conBono({ persona, fecha: MIERCOLES, hora: "12:00" });
    valor(await servicios.agenda.cancelarCita(cancelada));
    reloj.ahora = lima(MIERCOLES, "09:00");
    const { anteriores } = await servicios.agenda.verZona(persona.idPersona);
    expect(anteriores.map(({ idCita, estado }) => [idCita, estado])).toEqual([
      [cancelada.idCita, "cancelada"],
      [pasada.idCita, "reservada"],
    ]);
  });
});
