import { expect, it } from "vitest";
import { makeAccesoRepository } from "../../../server/cuentas/repositories/accesos";
import { makeEliminacionRepository } from "../../../server/cuentas/repositories/eliminaciones";
import { makePerfilRepository } from "../../../server/cuentas/repositories/perfiles";
import { makePreferenciaRepository } from "../../../server/cuentas/repositories/preferencias";
import { enUnaMirada } from "../../../server/platform/database/lectura";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { abrirMundo } from "../../support/servicios";

let consultas = 0;
const mundo = await abrirMundo({
  alConsultar: () => {
    consultas++;
  },
});
const { db } = mundo;
const [accesos, eliminaciones, perfiles, preferencias] = [
  makeAccesoRepository(db),
  makeEliminacionRepository(db),
  makePerfilRepository(db),
  makePreferenciaRepository(db),
];

it.each([
  { planes: [], tiposUsuario: [], temas: [], eliminacion: false },
  {
    planes: ["PREMIUM", "FREE"],
    tiposUsuario: ["REGULAR", "ASEGURADO"],
    temas: ["Ansiedad", "Duelo", "Sueño"],
    eliminacion: true,
  },
] as const)(
  "what is read with the session of somebody is what is read by itself: $planes, $tiposUsuario, $temas",
  async ({ planes, tiposUsuario, temas, eliminacion }) => {
    const { idPersona } = await mundo.persona();
    const { ahora } = mundo.reloj;
    await perfiles.guardar(idPersona, { planes: [...planes], tiposUsuario: [...tiposUsuario] });
    await preferencias.guardar(idPersona, { temas: [...temas], avisosDiscretos: true }, ahora);
    const idAcceso = "acceso-de-prueba";
    const acceso = { idAcceso, idPersona, creadoEn: ahora, expiraEn: sumarMinutos(ahora, 60) };
    await accesos.abrir({ ...acceso, cerradoEn: null }, { dispositivo: "", puerta: "clave" });

    const pedida = {
      idEliminacion: `e-${idPersona}`,
      idPersona,
      pedidaEn: ahora,
      ejecutarEn: acceso.expiraEn,
    };
    const anterior = { ...pedida, idEliminacion: `cancelada-${idPersona}` };
    await eliminaciones.pedir(anterior, `${idPersona}-a`);
    await eliminaciones.cerrar(anterior.idEliminacion, "cancelada", ahora);
    if (eliminacion) await eliminaciones.pedir(pedida, `${idPersona}-b`);

    const leer = async () => [
      await perfiles.de(idPersona),
      await preferencias.de(idPersona),
      await eliminaciones.abierta(idPersona),
    ];
    const solo = await leer();
    expect(solo).toEqual([
      { planes, tiposUsuario },
      { temas, avisosDiscretos: true },
      eliminacion ? pedida : null,
    ]);
    consultas = 0;
    const conLaSesion = await enUnaMirada(async () => {
      await accesos.conPersona(idAcceso, mundo.reloj.ahora);
      return leer();
    });
    expect(consultas).toBe(1);
    expect(conLaSesion).toEqual(solo);
  },
);
