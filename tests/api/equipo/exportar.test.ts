import { expect, it } from "vitest";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { reloj } = mundo;
const { equipo } = mundo.servicios;
const SIN_FILTRO = { accion: undefined, cuenta: undefined };

it("an export says its count first, has these lines, and is a line itself", async () => {
  const datos = await unMiembro(mundo, "datos");
  const sara = await unMiembro(mundo, "sistemas");
  const ana = await unMiembro(mundo);
  valor(await equipo.pedirRol(sara, { idCuenta: ana.idCuenta, rol: "guardia", motivo: "turno" }));
  const filtro = { accion: undefined, cuenta: sara.idCuenta };
  expect(valor(await equipo.contarExporte(datos, filtro))).toEqual({ cuantas: 1, hayMas: false });
  expect(valor(await equipo.exportarRegistro(datos, filtro))).toMatchObject([{ accion: "pidio-rol" }]);
  const propias = { accion: "exporto-registro", cuenta: datos.idCuenta } as const;
  expect(valor(await equipo.exportarRegistro(datos, propias))).toMatchObject([
    { accion: "exporto-registro", motivo: "1 líneas", objeto: sara.idCuenta },
  ]);
});

it("an export is made by Datos alone, with a proof of the last ten minutes", async () => {
  for (const rol of ROLES.filter((uno) => uno !== "datos")) {
    const otra = await unMiembro(mundo, rol);
    expect(rechazo(await equipo.contarExporte(otra, SIN_FILTRO)), rol).toBe("sin-derecho");
    expect(rechazo(await equipo.exportarRegistro(otra, SIN_FILTRO)), rol).toBe("sin-derecho");
  }
  const datos = await unMiembro(mundo, "datos");
  reloj.avanzar(10);
  expect(rechazo(await equipo.exportarRegistro(datos, SIN_FILTRO))).toBe("prueba-vencida");
});
