import { describe, expect, it } from "vitest";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { reloj, db } = mundo;
const { equipo } = mundo.servicios;

const en = (minutos: number) => sumarMinutos(reloj.ahora, minutos);
const turnoDe = ({ idCuenta }: Miembro, de: number, a: number, nivel: 1 | 2 = 1) => ({
  ...{ idCuenta, nivel, empieza: en(de), termina: en(a), destino: "" },
});
const deTurno = async (miembro: Miembro) => equipo.verDeTurno(miembro);

describe("the roster of the guard", () => {
  it("says who is on duty from the first minute to the last one", async () => {
    const coordina = await unMiembro(mundo, "coordinacion");
    const ana = await unMiembro(mundo, "guardia");
    valor(await equipo.ponerTurno(coordina, turnoDe(ana, 10, 20)));
    expect(await deTurno(ana)).toEqual({ primero: null, segundo: null });
    reloj.avanzar(10);
    expect(await deTurno(ana)).toEqual({ primero: "Ana Torres", segundo: null });
    reloj.avanzar(9);
    expect(await deTurno(ana)).toMatchObject({ primero: "Ana Torres" });
    reloj.avanzar(1);
    expect(await deTurno(ana)).toMatchObject({ primero: null });
    const lineas = await db
      .selectFrom("registro_de_equipo")
      .selectAll()
      .where("accion", "=", "puso-turno")
      .execute();
    expect(lineas.filter(({ id_cuenta }) => id_cuenta === coordina.idCuenta)).toHaveLength(1);
  });

  it("has one member a level at a time, also when two are entered at once", async () => {
    const coordina = await unMiembro(mundo, "coordinacion");
    const ana = await unMiembro(mundo, "guardia");
    const puestos = await aLaVez(4, (cual) => equipo.ponerTurno(coordina, turnoDe(ana, 10 + cual, 60)));
    expect(puestos.map(rechazo).sort()).toEqual([
      "aceptado",
      ...["turno-ocupado", "turno-ocupado", "turno-ocupado"],
    ]);
  });

  it.each([
    ["another level at the same time", [10, 20, 2], "aceptado"],
    ["a turn that begins when the other one ends", [20, 30, 1], "aceptado"],
    ["a turn that ends when the other one begins", [5, 10, 1], "aceptado"],
    ["a turn that begins a minute before the other one ends", [19, 30, 1], "turno-ocupado"],
    ["a turn around the other one", [5, 30, 1], "turno-ocupado"],
    ["a turn within the other one", [12, 15, 1], "turno-ocupado"],
  ] as const)("takes or refuses %s", async (_, [de, a, nivel], esperado) => {
    const coordina = await unMiembro(mundo, "coordinacion");
    const ana = await unMiembro(mundo, "guardia");
    valor(await equipo.ponerTurno(coordina, turnoDe(ana, 10, 20)));
    expect(rechazo(await equipo.ponerTurno(coordina, turnoDe(ana, de, a, nivel)))).toBe(esperado);
  });

  it("lets a turn go: a begun one ends now and frees its hours, another one is gone", async () => {
    const coordina = await unMiembro(mundo, "coordinacion");
    const ana = await unMiembro(mundo, "guardia");
    const { idTurno } = valor(await equipo.ponerTurno(coordina, turnoDe(ana, 0, 20)));
    const otro = valor(await equipo.ponerTurno(coordina, turnoDe(ana, 20, 40)));
    valor(await equipo.quitarTurno(coordina, otro.idTurno));
    reloj.avanzar(5);
    valor(await equipo.quitarTurno(coordina, idTurno));
    expect(await deTurno(ana)).toMatchObject({ primero: null });
    expect(rechazo(await equipo.quitarTurno(coordina, idTurno))).toBe("turno-no-existe");
    valor(await equipo.ponerTurno(coordina, turnoDe(ana, 0, 40)));
    expect(valor(await equipo.verTurnos(coordina)).turnos).toHaveLength(1);
  });

  it("takes members with the role alone, and forgets one who loses it", async () => {
    const coordina = await unMiembro(mundo, "coordinacion");
    expect(rechazo(await equipo.ponerTurno(coordina, turnoDe(coordina, 0, 10)))).toBe("sin-rol-de-guardia");
    const ana = await unMiembro(mundo, "guardia");
    valor(await equipo.ponerTurno(coordina, turnoDe(ana, 0, 10)));
    const sara = await unMiembro(mundo, "sistemas");
    valor(await equipo.cerrarCuenta(sara, { idCuenta: ana.idCuenta, motivo: "dejó la empresa" }));
    expect(await deTurno(coordina)).toEqual({ primero: null, segundo: null });
    expect(valor(await equipo.verTurnos(coordina)).turnos).toMatchObject([{ vale: false }]);
  });

  it("is entered by Coordinación alone, with a proof of the last ten minutes", async () => {
    const ana = await unMiembro(mundo, "guardia");
    for (const rol of ROLES.filter((uno) => uno !== "coordinacion")) {
      const otra = await unMiembro(mundo, rol);
      expect(rechazo(await equipo.ponerTurno(otra, turnoDe(ana, 0, 10))), rol).toBe("sin-derecho");
      expect(rechazo(await equipo.quitarTurno(otra, "t")), rol).toBe("sin-derecho");
      const ve = ["guardia", "sistemas"].includes(rol);
      expect(rechazo(await equipo.verTurnos(otra)), rol).toBe(ve ? "aceptado" : "sin-derecho");
    }
    const coordina = await unMiembro(mundo, "coordinacion");
    reloj.avanzar(10);
    expect(rechazo(await equipo.ponerTurno(coordina, turnoDe(ana, 0, 10)))).toBe("prueba-vencida");
  });
});
