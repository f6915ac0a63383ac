import { describe, expect, it } from "vitest";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import { makeSorteoRepository } from "../../../server/consentimientos/repositories/sorteos";
import { lima } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, reloj, servicios } = mundo;
const { verSorteos } = servicios.maquina;
const ver = async () => valor(await verSorteos(await unMiembro(mundo, "mercadeo")));

const SORTEO = {
  ...{
    idSorteo: "de-prueba",
    premio: "Una bicicleta",
    existencias: 1,
    organizador: "Prueba",
    ruc: "20100047218",
  },
  ...{ desde: lima("2026-11-20", "00:00"), hasta: lima("2026-11-27", "00:00") },
  ...{ sorteoEn: lima("2026-11-28", "12:00"), fuentePublica: "La Tinka" },
};

async function conParticipantes(cuantos: number) {
  const sorteos = makeSorteoRepository(db);
  await sorteos.guardar(SORTEO);
  for (let vez = 0; vez < cuantos; vez++) {
    const { idPersona } = await mundo.persona();
    await sorteos.participar(
      { idSorteo: SORTEO.idSorteo, idPersona, nonce: crypto.randomUUID(), via: "formulario" },
      reloj.ahora,
    );
  }
}

describe("draws on the site of the staff", () => {
  it("are seen by Mercadeo, and by no other role", async () => {
    for (const rol of ROLES)
      expect(rechazo(await verSorteos(await unMiembro(mundo, rol))), rol).toBe(
        rol === "mercadeo" ? "aceptado" : "sin-derecho",
      );
  });

  it("tell their entries from five on, and their end", async () => {
    await conParticipantes(4);
    expect((await ver()).sorteos).toMatchObject([
      { estado: "abierto", participan: null, hasta: SORTEO.hasta },
    ]);
    await conParticipantes(1);
    expect((await ver()).sorteos).toMatchObject([{ participan: 5, premio: "Una bicicleta" }]);
    reloj.ahora = SORTEO.hasta;
    expect((await ver()).sorteos).toMatchObject([{ estado: "por-cerrar" }]);
  });

  it("have the challenges and the rounds of the month", async () => {
    reloj.ahora = lima("2026-12-01", "08:00");
    for (const trabajo of ["campanias-al-dia", "rondas-de-ruleta"]) await mundo.job(trabajo);
    const { retos, rondas } = await ver();
    const abierto = { estado: "abierto", participan: null, hasta: lima("2027-01-01", "00:00") };
    expect(retos.find(({ id }) => id === "respiro-diario-2026-12")).toMatchObject(abierto);
    expect(rondas).toMatchObject([abierto]);
  });
});
