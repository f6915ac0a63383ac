import { expect, it } from "vitest";
import { makeAccesoRepository } from "../../../server/cuentas/repositories/accesos";
import { makePerfilRepository } from "../../../server/cuentas/repositories/perfiles";
import { makePreferenciaRepository } from "../../../server/cuentas/repositories/preferencias";
import { enUnaMirada } from "../../../server/platform/database/lectura";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { db } = mundo;
const [accesos, perfiles, preferencias] = [
  makeAccesoRepository(db),
  makePerfilRepository(db),
  makePreferenciaRepository(db),
];

it.each([
  { planes: [], tiposUsuario: [], temas: [] },
  {
    planes: ["PREMIUM", "FREE"],
    tiposUsuario: ["REGULAR", "ASEGURADO"],
    temas: ["Ansiedad", "Duelo", "Sueño"],
  },
] as const)(
  "what is read with the session of somebody is what is read by itself: $planes, $tiposUsuario, $temas",
  async ({ planes, tiposUsuario, temas }) => {
    const { idPersona } = await mundo.persona();
    const { ahora } = mundo.reloj;
    await perfiles.guardar(idPersona, { planes: [...planes], tiposUsuario: [...tiposUsuario] });
    await preferencias.guardar(idPersona, { temas: [...temas], avisosDiscretos: true }, ahora);
    const idAcceso = "acceso-de-prueba";
    const acceso = { idAcceso, idPersona, creadoEn: ahora, expiraEn: sumarMinutos(ahora, 60) };
    await accesos.abrir({ ...acceso, cerradoEn: null }, { dispositivo: "", puerta: "clave" });

    const leer = async () => [await perfiles.de(idPersona), await preferencias.de(idPersona)];
    const solo = await leer();
    expect(solo).toEqual([
      { planes, tiposUsuario },
      { temas, avisosDiscretos: true },
    ]);
    const conLaSesion = await enUnaMirada(async () => {
      await accesos.conPersona(idAcceso);
      return leer();
    });
    expect(conLaSesion).toEqual(solo);
  },
);
