import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import { sumarDias } from "../../../app/domain/shared/fechas";
import { makeFeriadoRepository } from "../../../server/reclamos/feriados/repository";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, db } = mundo;
const { verAgendaDelDia } = servicios.atencion;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
const { conBono } = conSesiones(mundo, () => especialista);

const EL_MIERCOLES = { dia: MIERCOLES, especialidad: undefined };
const coordina = () => unMiembro(mundo, "coordinacion");
const filaDe = (agenda: { especialistas: { idEspecialista: string; libres: Date[] }[] }) =>
  agenda.especialistas.find(({ idEspecialista }) => idEspecialista === especialista.idEspecialista)!;

describe("the agenda of a day", () => {
  it("is seen by Coordinación and Atención, and by no other role", async () => {
    for (const rol of ROLES)
      expect(rechazo(await verAgendaDelDia(await unMiembro(mundo, rol), EL_MIERCOLES)), rol).toBe(
        ["coordinacion", "atencion"].includes(rol) ? "aceptado" : "sin-derecho",
      );
  });

  it("has the sessions of that day alone, each with its person masked and its order", async () => {
    const rosa = await mundo.persona({ nombre: "Rosa María", apePaterno: "Quispe", bonos: 3 });
    await conBono({ persona: rosa, fecha: MARTES });
    const cita = await conBono({ persona: rosa });
    const agenda = valor(await verAgendaDelDia(await coordina(), EL_MIERCOLES));
    expect(agenda.sesiones).toMatchObject([
      {
        ...{ idCita: cita.idCita, persona: "Rosa Q.", estado: "Reservada" },
        ...{ idEspecialista: especialista.idEspecialista, inicio: lima(MIERCOLES, "10:00") },
      },
    ]);
    expect(JSON.stringify(agenda)).not.toContain("Quispe");
  });

  it("has the free times, which a session takes", async () => {
    const horas = async () => filaDe(valor(await verAgendaDelDia(await coordina(), EL_MIERCOLES))).libres;
    expect(await horas()).toContainEqual(lima(MIERCOLES, "10:00"));
    await conBono();
    expect(await horas()).not.toContainEqual(lima(MIERCOLES, "10:00"));
  });

  it("has the closed stretches of the day, and its holiday", async () => {
    const miembro = await coordina();
    const dias = { desde: MIERCOLES, hasta: MIERCOLES, desdeHora: undefined, hastaHora: undefined };
    const otro = especialista.idEspecialista;
    valor(await servicios.agenda.cerrarDias(miembro, { dias, compensacion: "cambio", vistas: [], otro }));
    const feriado = { fecha: MIERCOLES, nombre: "Día de prueba", alcance: "nacional", cuenta: true } as const;
    await makeFeriadoRepository(db).poner(feriado);
    const agenda = valor(await verAgendaDelDia(miembro, EL_MIERCOLES));
    expect(filaDe(agenda)).toMatchObject({ excepciones: [{ tipo: "cerrado", hasta: "24:00" }], libres: [] });
    expect(agenda.feriado).toBe("Día de prueba");
    const otroDia = { ...EL_MIERCOLES, dia: sumarDias(MIERCOLES, 1) };
    expect(valor(await verAgendaDelDia(miembro, otroDia))).toMatchObject({ feriado: null });
  });

  it("may be of one specialty", async () => {
    await conBono();
    const miembro = await coordina();
    const de = async (especialidad: "nutricion" | "psicologia") =>
      valor(await verAgendaDelDia(miembro, { ...EL_MIERCOLES, especialidad })).sesiones;
    expect(await de("psicologia")).toHaveLength(1);
    expect(await de("nutricion")).toEqual([]);
  });

  it("names no specialist and no specialty to Atención", async () => {
    await conBono();
    const agenda = valor(await verAgendaDelDia(await unMiembro(mundo, "atencion"), EL_MIERCOLES));
    expect(agenda).toMatchObject({ conEspecialista: false, editaHoras: false, especialistas: [] });
    expect(agenda.sesiones).toMatchObject([{ idEspecialista: null, estado: "Reservada" }]);
    expect(JSON.stringify(agenda)).not.toContain(especialista.idEspecialista);
  });

  it("is a line of the registro with the day, each time that it is read", async () => {
    const miembro = await coordina();
    valor(await verAgendaDelDia(miembro, EL_MIERCOLES));
    valor(await verAgendaDelDia(miembro, { dia: undefined, especialidad: undefined }));
    const { lineas } = valor(await servicios.equipo.verRegistro(miembro, { cuenta: miembro.idCuenta }));
    expect(lineas.filter(({ accion }) => accion === "vio-agenda")).toHaveLength(2);
    expect(lineas.map(({ objeto }) => objeto)).toContain(MIERCOLES);
  });
});
