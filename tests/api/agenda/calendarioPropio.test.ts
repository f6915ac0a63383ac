import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { makeMiAgendaRepository } from "../../../server/agenda/miAgenda/repository";
import { makeCuentaDeEquipoRepository } from "../../../server/equipo/repositories/cuentas";
import { lima, MIERCOLES } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { agenda, equipo } = mundo.servicios;
const { db, reloj } = mundo;

let especialista: EspecialistaConAgenda;
let lucia: Miembro;
beforeEach(async () => {
  especialista = await mundo.especialista();
  lucia = await unMiembro(mundo, "especialista");
  await makeMiAgendaRepository(db).unir(especialista.idEspecialista, lucia.idCuenta, reloj.ahora);
});
const { conBono } = conSesiones(mundo, () => especialista);
const crear = async () => valor(await agenda.crearCalendarioPropio(lucia)).llave;

describe("the calendar of a specialist", () => {
  it("has the hours and the code of the own sessions, and neither name nor specialty", async () => {
    const rosa = await mundo.persona({ nombre: "Rosa María", bonos: 3 });
    const { idCita } = await conBono({ persona: rosa });
    await conBono({ con: await mundo.especialista() });
    const ics = (await agenda.leerCalendarioPropio(await crear()))!;
    const eventos = ICAL.Component.fromString(ics).getAllSubcomponents("vevent");
    expect(eventos).toHaveLength(1);
    const evento = new ICAL.Event(eventos[0]);
    expect(evento.startDate.toJSDate()).toEqual(lima(MIERCOLES, "10:00"));
    expect(evento.endDate.toJSDate()).toEqual(lima(MIERCOLES, "10:50"));
    expect(evento.description).toContain(idCita);
    expect(evento.description).toContain("/equipo/mi-agenda");
    const texto = ics.replace(/\r\n /g, "");
    for (const dato of ["Rosa", rosa.apePaterno, rosa.email, "sicolog", "sesión de", "Bienestar", "salud"])
      expect(texto, dato).not.toContain(dato);
  });

  it("follows each change: a session that was given up is in it no more", async () => {
    const { idCita } = await conBono();
    const llave = await crear();
    valor(await agenda.dejarSesion(lucia, { idCita, compensacion: "cambio" }));
    expect(await agenda.leerCalendarioPropio(llave)).not.toContain("VEVENT");
  });

  it("has one address, which another one replaces, and whose key is stored nowhere", async () => {
    const primera = await crear();
    const segunda = await crear();
    expect(await agenda.leerCalendarioPropio(primera)).toBeNull();
    expect(await agenda.leerCalendarioPropio(segunda)).not.toBeNull();
    expect(valor(await agenda.verCalendarioPropio(lucia, segunda)).direccion).toContain(
      `/calendario/${segunda}.ics`,
    );
    expect(valor(await agenda.verCalendarioPropio(lucia, primera)).direccion).toBeNull();
    const filas = await db.selectFrom("calendarios_de_especialista").selectAll().execute();
    const correos = await db.selectFrom("correos").selectAll().where("para", "=", lucia.correo).execute();
    expect(correos).toHaveLength(2);
    expect(JSON.stringify([filas, correos])).not.toMatch(new RegExp(`${primera}|${segunda}`));
  });

  it("ends when it is withdrawn, when the role goes, and with the account", async () => {
    const anulada = await crear();
    reloj.avanzar(1);
    valor(await agenda.anularCalendarioPropio(lucia));
    valor(await agenda.anularCalendarioPropio(lucia));
    expect(await agenda.leerCalendarioPropio(anulada)).toBeNull();
    const { lineas } = valor(await equipo.verRegistro(lucia, {}));
    expect(lineas.map(({ accion }) => accion)).toEqual(["anulo-calendario", "creo-calendario"]);

    const sinRol = await crear();
    await db.updateTable("roles_de_equipo").set({ quitado_en: reloj.ahora.toISOString() }).execute();
    expect(await agenda.leerCalendarioPropio(sinRol)).toBeNull();
    await db.updateTable("roles_de_equipo").set({ quitado_en: null }).execute();
    expect(await agenda.leerCalendarioPropio(sinRol)).not.toBeNull();
    await makeCuentaDeEquipoRepository(db).cerrar(lucia.idCuenta, reloj.ahora);
    expect(await agenda.leerCalendarioPropio(sinRol)).toBeNull();
  });

  it("needs a fresh proof: a stolen access makes no address that outlives it", async () => {
    reloj.avanzar(10);
    expect(rechazo(await agenda.crearCalendarioPropio(lucia))).toBe("prueba-vencida");
    valor(await agenda.crearCalendarioPropio({ ...lucia, probadoEn: reloj.ahora }));
  });
});
