import { describe, expect, it } from "vitest";
import {
  MAXIMO_DE_ENVIOS_GUARDADOS,
  VIDA_DE_ENVIO_GUARDADO_EN_MINUTOS,
  type EnvioGuardado,
} from "../../../app/domain/cuentas/enviosGuardados/envioGuardado";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const { enviosGuardados } = servicios.cuentas;

const NOTA: EnvioGuardado = {
  vuelve: "/mi-zona-privada/cita/c/nota",
  campos: [["texto", "No duermo desde el martes"]],
};
const filas = () => db.selectFrom("envios_guardados").selectAll().execute();

describe("what was typed when a session had ended", () => {
  it("is opened by its key, for the person who typed it and nobody else", async () => {
    const [persona, ajena] = [await mundo.persona(), await mundo.persona()];
    const llave = await enviosGuardados.guardar(persona.idPersona, NOTA);
    expect(await enviosGuardados.abrir(persona.idPersona, llave)).toEqual(NOTA);
    expect(await enviosGuardados.abrir(ajena.idPersona, llave)).toBeNull();
    expect(await enviosGuardados.abrir(persona.idPersona, `${llave}a`)).toBeNull();
  });

  it("can be read by nobody who has the table, nor told by its length", async () => {
    const { idPersona } = await mundo.persona();
    const llave = await enviosGuardados.guardar(idPersona, NOTA);
    await enviosGuardados.guardar(idPersona, { ...NOTA, campos: [["texto", "No"]] });
    const guardadas = await filas();
    expect(JSON.stringify(guardadas)).not.toContain(llave);
    expect(JSON.stringify(guardadas)).not.toContain("martes");
    expect(new Set(guardadas.map(({ cerrado }) => cerrado.length)).size).toBe(1);
  });

  it("ends with its hour", async () => {
    const { idPersona } = await mundo.persona();
    const llave = await enviosGuardados.guardar(idPersona, NOTA);
    reloj.avanzar(VIDA_DE_ENVIO_GUARDADO_EN_MINUTOS - 1);
    expect(await enviosGuardados.abrir(idPersona, llave)).toEqual(NOTA);
    reloj.avanzar(1);
    expect(await enviosGuardados.abrir(idPersona, llave)).toBeNull();
  });

  it("is no more once it was sent again", async () => {
    const { idPersona } = await mundo.persona();
    const llave = await enviosGuardados.guardar(idPersona, NOTA);
    await enviosGuardados.olvidar(llave);
    expect(await enviosGuardados.abrir(idPersona, llave)).toBeNull();
    expect(await filas()).toEqual([]);
  });

  it("fills no table: a person has their newest few", async () => {
    const { idPersona } = await mundo.persona();
    const llaves = [];
    for (let vez = 0; vez <= MAXIMO_DE_ENVIOS_GUARDADOS; vez++) {
      reloj.avanzar(1);
      llaves.push(await enviosGuardados.guardar(idPersona, NOTA));
    }
    expect(await filas()).toHaveLength(MAXIMO_DE_ENVIOS_GUARDADOS);
    expect(await enviosGuardados.abrir(idPersona, llaves[0]!)).toBeNull();
    expect(await enviosGuardados.abrir(idPersona, llaves.at(-1)!)).toEqual(NOTA);
  });
});
