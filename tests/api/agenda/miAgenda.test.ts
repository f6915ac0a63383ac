import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { makeMiAgendaRepository } from "../../../server/agenda/miAgenda/repository";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, reloj, db, producto } = mundo;
const { agenda, equipo } = servicios;

let especialista: EspecialistaConAgenda;
let lucia: Miembro;
beforeEach(async () => {
  especialista = await mundo.especialista();
  lucia = await conCuenta(especialista);
});
const { conBono, conTarjeta, saldoDe, asuntos } = conSesiones(mundo, () => especialista);

/** Writes a member with the role of Especialista, tied to a specialist. */
async function conCuenta({ idEspecialista }: EspecialistaConAgenda) {
  const miembro = await unMiembro(mundo, "especialista");
  await makeMiAgendaRepository(db).unir(idEspecialista, miembro.idCuenta, reloj.ahora);
  return miembro;
}
const ver = async (miembro = lucia) => valor(await agenda.verMiAgenda(miembro));
const alas = (hora: string, dia = MIERCOLES) => (reloj.ahora = lima(dia, hora));
const acciones = async (miembro = lucia) => {
  const { lineas } = valor(await equipo.verRegistro(miembro, {}));
  return lineas.map(({ accion }) => accion);
};
const accesosDe = async (idPersona: number) =>
  (await db.selectFrom("accesos_a_datos").selectAll().where("id_persona", "=", idPersona).execute()).map(
    ({ accion, actor }) => `${accion} ${actor}`,
  );
const anotarNota = (cita: { idPersona: number; idCita: string }) =>
  agenda.guardarNota({ ...cita, nota: { texto: "No duermo", comparteHistorial: false } });

describe("the agenda of a specialist", () => {
  it("has the own sessions of today and the next seven days, with the first name alone", async () => {
    const rosa = await mundo.persona({ nombre: "Rosa María", bonos: 3 });
    const { idCita } = await conBono({ persona: rosa });
    const otra = await mundo.especialista();
    await conBono({ con: otra });
    const sesiones = await ver();
    expect(sesiones).toMatchObject([
      { idCita, persona: "Rosa", estado: "Reservada", inicio: lima(MIERCOLES, "10:00") },
    ]);
    expect(JSON.stringify(sesiones)).not.toMatch(/María|@/);
    expect(await ver(await conCuenta(otra))).toHaveLength(1);
  });

  it("is counted in Hoy on the day of the sessions, until the last one ends", async () => {
    await conBono();
    expect(await agenda.verSesionesDeHoy(lucia)).toEqual([]);
    alas("09:00");
    expect(await agenda.verSesionesDeHoy(lucia)).toEqual([
      { texto: "Sesiones de hoy, desde las 10:00", href: "/equipo/mi-agenda", cuantas: 1 },
    ]);
    alas("23:00");
    expect(await agenda.verSesionesDeHoy(lucia)).toEqual([]);
  });

  it("waits for the account to be tied to a specialist, which has one account at most", async () => {
    const nueva = await unMiembro(mundo, "especialista");
    expect(rechazo(await agenda.verMiAgenda(nueva))).toBe("sin-especialista");
    const { idEspecialista } = especialista;
    const union = { operador: "ana", correo: nueva.correo, idEspecialista };
    valor(await producto.acts.miAgenda.unir(union));
    expect(await ver(nueva)).toEqual([]);
    expect(rechazo(await agenda.verMiAgenda(lucia))).toBe("sin-especialista");
    const sinCuenta = { ...union, correo: "nadie@equipo.example" };
    expect(rechazo(await producto.acts.miAgenda.unir(sinCuenta))).toBe("cuenta-no-existe");
  });
});

describe("the acts of the agenda", () => {
  const actos = (idCita: string) =>
    ({
      ver: (quien: Miembro) => agenda.verMiAgenda(quien),
      entrar: (quien: Miembro) => agenda.entrarASesion(quien, { idCita }),
      nota: (quien: Miembro) => agenda.leerNotaDeSesion(quien, { idCita }),
      pregunta: (quien: Miembro) => agenda.verSesionQueSeDeja(quien, { idCita }),
      dejar: (quien: Miembro) => agenda.dejarSesion(quien, { idCita, compensacion: "devolucion" }),
      inasistencia: (quien: Miembro) => agenda.anotarInasistencia(quien, { idCita }),
    }) as const;

  it.each(ROLES.filter((rol) => rol !== "especialista"))("are closed to the role %s", async (rol) => {
    const { idCita } = await conBono();
    const otro = await unMiembro(mundo, rol);
    for (const [nombre, hacer] of Object.entries(actos(idCita)))
      expect(rechazo(await hacer(otro)), nombre).toBe("sin-derecho");
    expect(await agenda.verSesionesDeHoy(otro)).toEqual([]);
  });

  it("find no session of another specialist, and change nothing of it", async () => {
    const cita = await conBono();
    const ajena = await conCuenta(await mundo.especialista());
    const { ver: _, ...deSesion } = actos(cita.idCita);
    for (const hora of ["09:00", "09:55", "10:30"]) {
      alas(hora);
      for (const [nombre, hacer] of Object.entries(deSesion))
        expect(rechazo(await hacer(ajena)), nombre).toBe("cita-no-existe");
    }
    expect(await acciones(ajena)).toEqual([]);
    expect(await saldoDe(cita.idPersona)).toBe(0);
  });
});

describe("a specialist enters a session", () => {
  it("from ten minutes before its start to its end, by the link that the mail has", async () => {
    const { idCita } = await conBono();
    const { fin } = (await ver())[0]!;
    const entrar = () => agenda.entrarASesion(lucia, { idCita });
    alas("09:49");
    expect([(await ver())[0]!.seEntra, rechazo(await entrar())]).toEqual([false, "sala-cerrada"]);
    alas("09:50");
    expect((await ver())[0]!.seEntra).toBe(true);
    const llave = new URL(valor(await entrar())).searchParams.get("llave")!;
    expect(valor(await agenda.verSala({ llave })).rol).toBe("especialista");
    reloj.ahora = new Date(+fin - 60_000);
    valor(await entrar());
    reloj.ahora = fin;
    expect([(await ver())[0]!.seEntra, rechazo(await entrar())]).toEqual([false, "sala-cerrada"]);
    expect(await acciones()).toEqual(["entro-a-sesion", "entro-a-sesion"]);
  });
});

describe("a specialist reads the shared note", () => {
  it("from 24 hours before to the end, and the person sees who read it", async () => {
    const cita = await conBono();
    const leer = async () => valor(await agenda.leerNotaDeSesion(lucia, cita)).compartido;
    valor(await anotarNota(cita));
    const { fin } = (await ver())[0]!;
    alas("09:59", MARTES);
    expect([(await ver())[0]!.conNota, await leer()]).toEqual([false, null]);
    expect(await accesosDe(cita.idPersona)).not.toContain("nota-leida especialista");
    alas("10:00", MARTES);
    expect((await ver())[0]!.conNota).toBe(true);
    expect(await leer()).toMatchObject({ texto: "No duermo" });
    expect(await accesosDe(cita.idPersona)).toContain("nota-leida especialista");
    reloj.ahora = fin;
    expect([(await ver())[0]!.conNota, await leer()]).toEqual([false, null]);
    expect(await acciones()).toEqual(["leyo-nota"]);
  });
});

describe("a person who does not come", () => {
  it("is noted ten minutes after the start, once, also by several presses at the same time", async () => {
    const cita = await conBono();
    const anotar = () => agenda.anotarInasistencia(lucia, cita);
    alas("10:09");
    expect([(await ver())[0]!.puedeFaltar, rechazo(await anotar())]).toEqual([false, "cita-por-empezar"]);
    alas("10:10");
    expect((await ver())[0]!.puedeFaltar).toBe(true);
    expect((await aLaVez(3, anotar)).map(rechazo)).toEqual(["aceptado", "aceptado", "aceptado"]);
    expect((await ver())[0]).toMatchObject({ estado: "No llegó", puedeFaltar: false });
    expect(await acciones()).toEqual(["anoto-inasistencia"]);
    expect(await accesosDe(cita.idPersona)).toContain("sesion-sin-persona especialista");
    expect(await saldoDe(cita.idPersona), "the bono stays used").toBe(0);
  });

  it("is no person who was in the room", async () => {
    const cita = await conBono();
    alas("10:05");
    valor(await agenda.entrarALaSala(cita, { accion: "entrar", escalon: "video" }));
    alas("10:30");
    expect(rechazo(await agenda.anotarInasistencia(lucia, cita))).toBe("persona-llego");
  });
});

describe("a specialist who cannot attend", () => {
  const dejar = (idCita: string, compensacion: "devolucion" | "cambio" = "devolucion") =>
    agenda.dejarSesion(lucia, { idCita, compensacion });

  it("cancels, the person is told and gets everything back, once for several presses", async () => {
    const { idCita, idPersona, idPago } = await conTarjeta({ fecha: MIERCOLES });
    reloj.avanzar(1);
    expect((await aLaVez(3, () => dejar(idCita))).map(rechazo)).toEqual(["aceptado", "aceptado", "aceptado"]);
    expect(await ver()).toEqual([]);
    expect(await acciones()).toEqual(["dejo-sesion"]);
    expect((await asuntos()).filter((asunto) => /cancel/i.test(asunto))).toHaveLength(1);
    expect(await accesosDe(idPersona)).toContain("sesion-sin-especialista soporte");
    await mundo.job("devolver-pagos");
    expect(mundo.pasarela.pagos.get(idPago)!.estado).toBe("devuelto");
  });

  it("lets the person choose another hour or the money, when the specialist says so", async () => {
    const { idCita } = await conBono();
    valor(await dejar(idCita, "cambio"));
    valor(await dejar(idCita, "cambio"));
    expect((await ver())[0]).toMatchObject({
      estado: "La persona elige otra hora o su dinero",
      sePuedeDejar: false,
    });
    expect(await acciones()).toEqual(["dejo-sesion"]);
  });

  it("says so until the minute before the start", async () => {
    const { idCita, idPersona } = await conBono();
    alas("10:00");
    expect([(await ver())[0]!.sePuedeDejar, rechazo(await dejar(idCita))]).toEqual([false, "cita-empezada"]);
    alas("09:59");
    expect((await ver())[0]!.sePuedeDejar).toBe(true);
    valor(await dejar(idCita));
    expect(await saldoDe(idPersona)).toBe(1);
  });
});
