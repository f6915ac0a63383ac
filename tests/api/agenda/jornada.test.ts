import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { DiasPorCerrar } from "../../../app/domain/agenda/jornada/jornada";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { sumarDias } from "../../../app/domain/shared/fechas";
import { makeCierreDeAgendaRepository } from "../../../server/agenda/jornada/repository";
import { makeMiAgendaRepository } from "../../../server/agenda/miAgenda/repository";
import { lima, LUNES, MARTES, MIERCOLES } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, reloj, db, operador } = mundo;
const { agenda, equipo } = servicios;

let especialista: EspecialistaConAgenda;
let lucia: Miembro;
beforeEach(async () => {
  especialista = await mundo.especialista();
  lucia = await conCuenta(especialista);
});
const { conBono, conTarjeta, saldoDe, libres, asuntos, mover } = conSesiones(mundo, () => especialista);

async function conCuenta({ idEspecialista }: EspecialistaConAgenda) {
  const miembro = await unMiembro(mundo, "especialista");
  await makeMiAgendaRepository(db).unir(idEspecialista, miembro.idCuenta, reloj.ahora);
  return miembro;
}
const acciones = async (miembro = lucia) =>
  valor(await equipo.verRegistro(miembro, {})).lineas.map(({ accion }) => accion);
const estados = async () =>
  (await db.selectFrom("citas").select(["id_cita", "estado", "cambio_libre"]).execute()).map(
    ({ estado, cambio_libre }) => `${estado} ${cambio_libre}`,
  );
const SOLO_TARDES = [1, 2, 3, 4, 5].map((diaDeSemana) => ({ diaDeSemana, desde: "14:00", hasta: "18:00" }));

describe("the weekly hours of a specialist", () => {
  const cambiar = (vistas: string[] = [], turnos = SOLO_TARDES, quien = lucia) =>
    agenda.cambiarHoras(quien, { turnos, vistas });

  it("change by the specialist, and the free times follow", async () => {
    expect(await libres()).toContain("10:00");
    valor(await cambiar());
    expect(valor(await agenda.verHoras(lucia)).turnos).toEqual(SOLO_TARDES);
    expect((await libres())[0]).toBe("14:00");
    expect(await acciones()).toEqual(["cambio-horas"]);
  });

  it("are saved after the specialist read which booked sessions fall outside, and those stay", async () => {
    const rosa = await mundo.persona({ nombre: "Rosa María", bonos: 3 });
    const fuera = await conBono({ persona: rosa });
    await conBono({ persona: rosa, hora: "15:00" });
    const refusado = await cambiar();
    expect(refusado).toMatchObject({
      rechazo: "sesiones-fuera",
      detalle: [{ idCita: fuera.idCita, persona: "Rosa", inicio: lima(MIERCOLES, "10:00") }],
    });
    expect(valor(await agenda.verHoras(lucia)).turnos).toEqual(especialista.turnos);
    expect(await acciones()).toEqual([]);
    const otra = await conBono({ persona: rosa, hora: "11:00" });
    expect(rechazo(await cambiar([fuera.idCita])), "another one came meanwhile").toBe("sesiones-fuera");
    valor(await cambiar([fuera.idCita, otra.idCita]));
    expect(await estados()).toEqual(["reservada 0", "reservada 0", "reservada 0"]);
  });

  it("are the specialist's own", async () => {
    const ajena = await mundo.especialista();
    valor(await cambiar([], SOLO_TARDES, await conCuenta(ajena)));
    expect(valor(await agenda.verHoras(lucia)).turnos).toEqual(especialista.turnos);
  });
});

describe("days that a specialist closes", () => {
  const DOS_SEMANAS: DiasPorCerrar = {
    desde: MIERCOLES,
    hasta: sumarDias(MIERCOLES, 13),
    desdeHora: undefined,
    hastaHora: undefined,
  };
  const sesiones = async (dias = DOS_SEMANAS) =>
    valor(await agenda.verSesionesPorCerrar(lucia, dias)).sesiones;
  async function cerrar(compensacion: "cambio" | "devolucion" = "cambio", dias = DOS_SEMANAS) {
    const vistas = (await sesiones(dias)).map(({ idCita }) => idCita);
    return agenda.cerrarDias(lucia, { dias, compensacion, vistas });
  }
  /** Books six people in the two weeks, and one the day before them. */
  async function seisPersonas() {
    await conBono({ fecha: MARTES });
    const dias = [0, 1, 4, 6, 8, 10].map((dia) => sumarDias(MIERCOLES, dia));
    const citas = [];
    for (const fecha of dias) citas.push(await conBono({ fecha }));
    return citas;
  }

  it("of two weeks of holidays move six people: each chooses another hour or everything back", async () => {
    await seisPersonas();
    expect((await sesiones()).map(({ persona }) => persona)).toHaveLength(6);
    valor(await cerrar());
    expect((await estados()).sort()).toEqual([
      ...Array<string>(1).fill("reservada 0"),
      ...Array<string>(6).fill("reservada 1"),
    ]);
    expect(await sesiones()).toEqual([]);
    expect((await acciones()).sort()).toEqual(["cerro-dias", ...Array<string>(6).fill("dejo-sesion")]);
    const avisadas = await db
      .selectFrom("accesos_a_datos")
      .select("id_persona")
      .distinct()
      .where("accion", "=", "sesion-sin-especialista")
      .execute();
    expect(avisadas).toHaveLength(6);
    expect(await libres(MIERCOLES)).toEqual([]);
    expect(await libres(MARTES)).not.toEqual([]);
  });

  it("give everything back at once, when the specialist says so", async () => {
    const bono = await conBono();
    const { idPago } = await conTarjeta({ fecha: sumarDias(MIERCOLES, 1) });
    valor(await cerrar("devolucion"));
    expect(await estados()).toEqual(["cancelada 0", "cancelada 0"]);
    expect(await saldoDe(bono.idPersona)).toBe(1);
    await mundo.job("devolver-pagos");
    expect(mundo.pasarela.pagos.get(idPago)!.estado).toBe("devuelto");
  });

  it("are closed once by several presses", async () => {
    await seisPersonas();
    const vistas = (await sesiones()).map(({ idCita }) => idCita);
    const confirmado = { dias: DOS_SEMANAS, compensacion: "devolucion", vistas } as const;
    const veces = await aLaVez(3, () => agenda.cerrarDias(lucia, confirmado));
    expect(veces.map(rechazo)).toEqual(["aceptado", "aceptado", "aceptado"]);
    expect((await acciones()).sort()).toEqual(["cerro-dias", ...Array<string>(6).fill("dejo-sesion")]);
    expect((await asuntos()).filter((asunto) => /cancel/i.test(asunto))).toHaveLength(6);
  });

  it("are finished by a job after a crash, each session once", async () => {
    const [primera] = await seisPersonas();
    const { idEspecialista } = especialista;
    // The state after a crash: the days are closed, and one session of six is given up.
    const excepciones = Array.from({ length: 14 }, (_, dia) => sumarDias(MIERCOLES, dia));
    for (const fecha of excepciones) {
      const excepcion = { fecha, desde: "00:00", hasta: "24:00", tipo: "cerrado" } as const;
      valor(await operador.ponerExcepcion({ operador: "ana", idEspecialista, excepcion }));
    }
    await makeCierreDeAgendaRepository(db).guardar({
      ...{ idEspecialista, idCuenta: lucia.idCuenta, compensacion: "cambio", creadoEn: reloj.ahora },
      ...{ inicio: lima(MIERCOLES, "00:00"), fin: lima(sumarDias(MIERCOLES, 14), "00:00") },
    });
    valor(await agenda.dejarSesion(lucia, { idCita: primera!.idCita, compensacion: "cambio" }));
    await aLaVez(2, () => mundo.job("atender-cierres"));
    await mundo.job("atender-cierres");
    expect((await estados()).filter((estado) => estado === "reservada 1")).toHaveLength(6);
    expect(await acciones()).toEqual(Array<string>(6).fill("dejo-sesion"));
  });

  it("give up a session whose person paid for a held time after the closing", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const { idPersona } = persona;
    const inicio = lima(MIERCOLES, "10:00");
    const { idEspecialista } = especialista;
    const { idHorario } = valor(await agenda.retenerHorario({ idPersona, idEspecialista, inicio }));
    valor(await cerrar());
    const { idPedido } = valor(await agenda.crearPedido({ idPersona, idHorario }));
    valor(await agenda.pagarConSaldo({ idPersona, idPedido }));
    expect(await estados()).toEqual(["reservada 0"]);
    await mundo.job("atender-cierres");
    expect(await estados()).toEqual(["reservada 1"]);
  });

  it("touch no session that moved out of them, nor one that the page did not name", async () => {
    const cita = await conBono();
    const vistas = (await sesiones()).map(({ idCita }) => idCita);
    await conBono({ hora: "12:00" });
    const confirmado = { dias: DOS_SEMANAS, compensacion: "cambio", vistas } as const;
    expect(rechazo(await agenda.cerrarDias(lucia, confirmado))).toBe("sesiones-por-ver");
    expect(await libres()).not.toEqual([]);
    reloj.avanzar(1);
    valor(await mover(cita, "10:00", { fecha: MARTES }));
    valor(await cerrar());
    expect((await estados()).sort()).toEqual(["reservada 0", "reservada 1"]);
  });

  it("may be a part of a day", async () => {
    await conBono({ hora: "10:00" });
    await conBono({ hora: "15:00" });
    const tarde = { desde: MIERCOLES, hasta: MIERCOLES, desdeHora: "14:00", hastaHora: undefined };
    valor(await cerrar("cambio", tarde));
    expect((await estados()).sort()).toEqual(["reservada 0", "reservada 1"]);
    expect(await libres()).toContain("11:00");
    expect(await libres()).not.toContain("16:00");
  });

  it("stand in a list as one stretch, and open again; what was given up stays so", async () => {
    await conBono();
    valor(await cerrar());
    const [tramo, ...mas] = valor(await agenda.verExcepciones(lucia)).tramos;
    expect(mas).toEqual([]);
    expect(tramo).toMatchObject({ desde: MIERCOLES, hasta: sumarDias(MIERCOLES, 13), tipo: "cerrado" });
    reloj.avanzar(1);
    valor(await agenda.abrirDias(lucia, tramo!.excepciones));
    expect(rechazo(await agenda.abrirDias(lucia, tramo!.excepciones))).toBe("excepcion-no-existe");
    expect(valor(await agenda.verExcepciones(lucia)).tramos).toEqual([]);
    expect(await libres()).toContain("11:00");
    await conBono({ hora: "12:00" });
    await mundo.job("atender-cierres");
    expect((await estados()).sort()).toEqual(["reservada 0", "reservada 1"]);
    expect((await acciones()).slice(0, 1)).toEqual(["abrio-dias"]);
  });

  it("are no days of the past", async () => {
    const ayer = { ...DOS_SEMANAS, desde: sumarDias(LUNES, -1) };
    expect(rechazo(await agenda.verSesionesPorCerrar(lucia, ayer))).toBe("dias-pasados");
  });
});

describe("the acts on hours and days", () => {
  const dias = { desde: MIERCOLES, hasta: MIERCOLES, desdeHora: undefined, hastaHora: undefined };
  const actos = {
    verHoras: (quien: Miembro) => agenda.verHoras(quien),
    cambiarHoras: (quien: Miembro) => agenda.cambiarHoras(quien, { turnos: SOLO_TARDES, vistas: [] }),
    verExcepciones: (quien: Miembro) => agenda.verExcepciones(quien),
    verSesionesPorCerrar: (quien: Miembro) => agenda.verSesionesPorCerrar(quien, dias),
    cerrarDias: (quien: Miembro) => agenda.cerrarDias(quien, { dias, compensacion: "cambio", vistas: [] }),
    abrirDias: (quien: Miembro) => agenda.abrirDias(quien, [{ fecha: MIERCOLES, desde: "00:00" }]),
    verCalendario: (quien: Miembro) => agenda.verCalendarioPropio(quien, null),
    crearCalendario: (quien: Miembro) => agenda.crearCalendarioPropio(quien),
    anularCalendario: (quien: Miembro) => agenda.anularCalendarioPropio(quien),
  };

  it.each(ROLES.filter((rol) => rol !== "especialista"))("are closed to the role %s", async (rol) => {
    const otro = await unMiembro(mundo, rol);
    for (const [nombre, hacer] of Object.entries(actos))
      expect(rechazo(await hacer(otro)), nombre).toBe("sin-derecho");
  });

  it("find no hours for an account without a specialist", async () => {
    const nueva = await unMiembro(mundo, "especialista");
    for (const [nombre, hacer] of Object.entries(actos))
      expect(rechazo(await hacer(nueva)), nombre).toBe("sin-especialista");
  });
});

describe("the hours of another specialist", () => {
  const DIAS = { desde: MIERCOLES, hasta: MIERCOLES, desdeHora: undefined, hastaHora: undefined };
  const otro = () => especialista.idEspecialista;

  it("change by Coordinación, and the line names the specialist", async () => {
    const coordina = await unMiembro(mundo, "coordinacion");
    valor(await agenda.cambiarHoras(coordina, { turnos: SOLO_TARDES, vistas: [], otro: otro() }));
    expect(valor(await agenda.verHoras(lucia)).turnos).toEqual(SOLO_TARDES);
    const { lineas } = valor(await equipo.verRegistro(coordina, { cuenta: coordina.idCuenta }));
    expect(lineas[0]).toMatchObject({ accion: "cambio-horas-ajenas", objeto: otro() });
  });

  it("tell first how many people and how much money a closing moves", async () => {
    const coordina = await unMiembro(mundo, "coordinacion");
    const persona = await mundo.persona();
    await conTarjeta({ persona, hora: "10:00" });
    await conTarjeta({ persona, hora: "12:00" });
    await conBono({ hora: "15:00" });
    const { sesiones, ...mueve } = valor(await agenda.verSesionesPorCerrar(coordina, DIAS, otro()));
    expect(mueve).toEqual({ personas: 2, centimos: 2 * especialista.precioCentimos });
    const vistas = sesiones.map(({ idCita }) => idCita);
    const sinUna = { dias: DIAS, compensacion: "devolucion", vistas: vistas.slice(1), otro: otro() } as const;
    expect(rechazo(await agenda.cerrarDias(coordina, sinUna))).toBe("sesiones-por-ver");
    valor(await agenda.cerrarDias(coordina, { ...sinUna, vistas }));
    expect(await estados()).toEqual(["cancelada 0", "cancelada 0", "cancelada 0"]);
    const [tramo] = valor(await agenda.verExcepciones(coordina, otro())).tramos;
    valor(await agenda.abrirDias(coordina, tramo!.excepciones, otro()));
    const { lineas } = valor(await equipo.verRegistro(coordina, { cuenta: coordina.idCuenta }));
    const deDias = lineas.filter(({ accion }) => accion.endsWith("-ajenos"));
    expect(deDias.map(({ accion }) => accion).sort()).toEqual(["abrio-dias-ajenos", "cerro-dias-ajenos"]);
    expect(deDias[0]!.objeto).toBe(`${otro()} ${MIERCOLES}:${MIERCOLES}`);
  });

  it("are of no other role, nor of another specialist", async () => {
    for (const rol of ROLES.filter((uno) => uno !== "coordinacion")) {
      const miembro = rol === "especialista" ? lucia : await unMiembro(mundo, rol);
      const hechos = [
        await agenda.verHoras(miembro, otro()),
        await agenda.cambiarHoras(miembro, { turnos: [], vistas: [], otro: otro() }),
        await agenda.verExcepciones(miembro, otro()),
        await agenda.verSesionesPorCerrar(miembro, DIAS, otro()),
        await agenda.cerrarDias(miembro, { dias: DIAS, compensacion: "cambio", vistas: [], otro: otro() }),
        await agenda.abrirDias(miembro, [{ fecha: MIERCOLES, desde: "00:00" }], otro()),
      ];
      expect(hechos.map(rechazo), rol).toEqual(Array(6).fill("sin-derecho"));
    }
  });

  it("of somebody unknown are not found", async () => {
    const coordina = await unMiembro(mundo, "coordinacion");
    expect(rechazo(await agenda.verHoras(coordina, "nadie"))).toBe("especialista-no-existe");
    const cierre = { dias: DIAS, compensacion: "cambio", vistas: [], otro: "nadie" } as const;
    expect(rechazo(await agenda.cerrarDias(coordina, cierre))).toBe("especialista-no-existe");
  });
});
