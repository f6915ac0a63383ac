import { describe, expect, it } from "vitest";
import { makeOfrecerEsperas } from "../../../app/domain/agenda/esperas/ofrecer";
import { makeAceptarOferta } from "../../../app/domain/agenda/esperas/responder";
import { OFERTA_EN_MINUTOS } from "../../../app/domain/shared/rondas/oferta";
import { makeLlavesDeEspera } from "../../../server/agenda/esperas/llaves";
import { lima, MIERCOLES } from "../../support/constructores";
import { Corte, ProcesoMortal } from "../../support/corte";
import { conEsperas, soloA } from "../../support/esperas";
import { BREVE_EN_POSTGRES } from "../../support/formas";
import { buscarRoturas } from "../../support/invariantes";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, reloj, servicios } = mundo;
const especialista = await mundo.especialista(soloA("10", "15"));
const { conBono, verCita } = conSesiones(mundo, () => especialista);
const { ofrecer, esperar, ver, ofertas, correosA } = conEsperas(mundo, () => especialista);
/**
 * Step between the calls at which the simulated process dies: each trial begins with three sessions and three places
 * in the waiting list, so not all calls are tried.
 */
const SALTO = BREVE_EN_POSTGRES ? 7 : 4;

function abrirProceso(proceso: ProcesoMortal) {
  const deps = proceso.deps(db, () => reloj.ahora);
  return {
    ofrecer: makeOfrecerEsperas({ ...deps, llaves: makeLlavesDeEspera("secreto") }),
    aceptar: makeAceptarOferta(deps),
  };
}

/** Prepares a person who wants an earlier time, and two who wait for the day. The first time becomes free. */
async function preparar() {
  await mundo.empezarDeNuevo();
  const pronto = await conBono({ hora: "10:00" });
  const mia = await conBono({ hora: "15:00" });
  const antes = valor(await servicios.agenda.esperarAntes(mia));
  const [segunda, tercera] = [await esperar(), await esperar()];
  valor(await servicios.agenda.cancelarCita(pronto));
  return { mia, antes, segunda, tercera };
}

/** Lets the process die at one call and then at a later one, until a run comes to its end. */
async function morirEnTodas(probar: (proceso: ProcesoMortal) => Promise<void>) {
  for (const momento of ["antes", "despues"] as const) {
    for (let en = 1; ; en += SALTO) {
      const proceso = new ProcesoMortal(en, momento);
      await probar(proceso);
      if (!proceso.muerto) break;
    }
  }
}

const hastaDondePueda = (hacer: () => Promise<unknown>) =>
  hacer().catch((error: unknown) => {
    if (!(error instanceof Corte)) throw error;
  });

describe("a process that dies while it offers", () => {
  it("leaves one offer to the first in line, announced once", async () => {
    await morirEnTodas(async (proceso) => {
      const { antes } = await preparar();
      await hastaDondePueda(abrirProceso(proceso).ofrecer);
      await ofrecer();
      expect(await ofertas()).toEqual(["1 vigente"]);
      expect(await correosA(antes)).toHaveLength(1);
      expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
    });
  });

  it("passes what ran out to the next, and says so once", async () => {
    await morirEnTodas(async (proceso) => {
      const { antes, segunda } = await preparar();
      await ofrecer();
      reloj.avanzar(OFERTA_EN_MINUTOS);
      await hastaDondePueda(abrirProceso(proceso).ofrecer);
      await ofrecer();
      expect(await ofertas()).toEqual(["1 vencida", "2 vigente"]);
      expect([await correosA(antes), await correosA(segunda)].map(({ length }) => length)).toEqual([2, 1]);
      expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
    });
  });

  it("moves a session whole or not at all, and the offer stands until it has", async () => {
    await morirEnTodas(async (proceso) => {
      const { mia, antes, segunda } = await preparar();
      await ofrecer();
      await hastaDondePueda(() => abrirProceso(proceso).aceptar(antes));
      valor(await servicios.agenda.aceptarOferta(antes));
      expect((await verCita(mia)).cita).toMatchObject({ inicio: lima(MIERCOLES, "10:00"), version: 2 });
      await ofrecer();
      expect((await ver(segunda)).oferta?.inicio).toEqual(lima(MIERCOLES, "15:00"));
      expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
    });
  });

  it("offers a time once, however many look for whom at once", async () => {
    await preparar();
    await Promise.all([ofrecer(), ofrecer(), ofrecer(), ofrecer()]);
    expect(await ofertas()).toEqual(["1 vigente"]);
  });
});
