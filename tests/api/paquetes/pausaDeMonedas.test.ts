import { afterEach, describe, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { lima } from "../../support/constructores";
import { buscarRoturas } from "../../support/invariantes";
import { abrirMundo, aLaVez, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, operador, reloj, db } = mundo;
const { ver } = servicios.paquetes.monedas!;
const { apagar } = servicios.recompensas.ruleta!;
const DIA = 24 * 60;

afterEach(async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]));

/** A person with coins that were given at 10:00 of a day, and end a year later. */
async function conMonedas(cantidad = 50) {
  reloj.ahora = lima("2026-12-01", "10:00");
  const { idPersona } = await mundo.persona();
  valor(await operador.darMonedas({ operador: "ana", idPersona, cantidad, motivo: "cortesia" }));
  return idPersona;
}
const total = async (idPersona: number) => (await ver(idPersona)).total;
const fines = async (idPersona: number) => (await ver(idPersona)).lotes.map(({ venceEn }) => venceEn);
const correos = async () => {
  const filas = await db.selectFrom("correos").select("id_correo").execute();
  const clases = filas.map(({ id_correo }) => id_correo.split(":")[0]!);
  return clases.filter((clase) => clase.startsWith("monedas")).sort();
};
const FIN = lima("2027-12-02", "00:00");

describe("warnings of coins that end", () => {
  it("come thirty days before and seven days before, each once, and not a minute earlier", async () => {
    await conMonedas();
    reloj.ahora = sumarMinutos(FIN, -30 * DIA - 1);
    await mundo.job("avisar-monedas");
    expect(await correos()).toEqual([]);
    reloj.avanzar(1);
    await aLaVez(3, () => mundo.job("avisar-monedas"));
    expect(await correos()).toEqual(["monedas-por-vencer-en-un-mes"]);
    reloj.ahora = sumarMinutos(FIN, -7 * DIA - 1);
    await mundo.job("avisar-monedas");
    expect(await correos()).toHaveLength(1);
    reloj.avanzar(1);
    await aLaVez(3, () => mundo.job("avisar-monedas"));
    expect(await correos()).toEqual(["monedas-por-vencer", "monedas-por-vencer-en-un-mes"]);
  });

  it("come once for all coins that end on a day, with the way to turn them off and no haste", async () => {
    const idPersona = await conMonedas();
    reloj.avanzar(60);
    valor(await operador.darMonedas({ operador: "ana", idPersona, cantidad: 7, motivo: "cortesia" }));
    for (const dias of [30, 7]) {
      reloj.ahora = sumarMinutos(FIN, -dias * DIA);
      await aLaVez(3, () => mundo.job("avisar-monedas"));
    }
    const enviados = await db.selectFrom("correos").select(["asunto", "texto"]).execute();
    expect(enviados).toHaveLength(2);
    for (const { asunto, texto } of enviados) {
      expect(asunto).toBe("Tus monedas hasta el miércoles 1 de diciembre de 2027");
      expect(texto).toContain("Tienes 57 monedas que puedes usar hasta el miércoles 1 de diciembre de 2027.");
      expect(texto).toContain("/recompensas/juego");
      expect(texto).not.toMatch(/pierd|últim|ya mismo|date prisa|aprovecha|antes de que|!/i);
    }
  });

  it("come once for each of many people whose coins end on one day", async () => {
    for (let persona = 0; persona < 60; persona++) {
      const idPersona = await conMonedas();
      for (const cantidad of [5, 5])
        valor(await operador.darMonedas({ operador: "ana", idPersona, cantidad, motivo: "cortesia" }));
    }
    reloj.ahora = sumarMinutos(FIN, -30 * DIA);
    for (let vez = 0; vez < 3; vez++) await mundo.job("avisar-monedas");
    const enviados = await db.selectFrom("correos").select("texto").execute();
    expect(enviados).toHaveLength(60);
    for (const { texto } of enviados) expect(texto).toContain("Tienes 60 monedas");
  });

  it("come once for coins that are seen first in their last week", async () => {
    await conMonedas();
    reloj.ahora = sumarMinutos(FIN, -6 * DIA);
    await mundo.job("avisar-monedas");
    await mundo.job("avisar-monedas");
    expect(await correos()).toEqual(["monedas-por-vencer"]);
  });

  it("do not reach a person who turned the game off", async () => {
    const idPersona = await conMonedas();
    valor(await apagar(idPersona, true));
    for (const dias of [30, 7, 1]) {
      reloj.ahora = sumarMinutos(FIN, -dias * DIA);
      await mundo.job("avisar-monedas");
    }
    expect(await correos()).toEqual([]);
  });
});

describe("coins of a person who turned the game off", () => {
  it("do not end, and last the days of the pause more when it is on again", async () => {
    const idPersona = await conMonedas();
    reloj.ahora = lima("2027-12-01", "23:59");
    valor(await apagar(idPersona, true));
    reloj.ahora = lima("2028-03-01", "00:01");
    await mundo.job("vencer-monedas");
    expect(await total(idPersona)).toBe(50);
    await aLaVez(3, () => apagar(idPersona, false));
    expect(await fines(idPersona)).toEqual([lima("2028-03-02", "00:00")]);
    await mundo.job("vencer-monedas");
    expect(await total(idPersona)).toBe(50);
    reloj.ahora = lima("2028-03-02", "00:00");
    await mundo.job("vencer-monedas");
    expect(await total(idPersona)).toBe(0);
  });

  it("are warned of again when the pause moved their end beyond the warnings", async () => {
    const idPersona = await conMonedas();
    reloj.ahora = sumarMinutos(FIN, -7 * DIA);
    await mundo.job("avisar-monedas");
    expect(await correos()).toHaveLength(1);
    valor(await apagar(idPersona, true));
    reloj.avanzar(180 * DIA);
    valor(await apagar(idPersona, false));
    const [fin] = await fines(idPersona);
    reloj.ahora = sumarMinutos(fin!, -7 * DIA);
    await mundo.job("avisar-monedas");
    expect(await correos()).toHaveLength(2);
  });

  it("last no day more for a pause within a day, nor from before they came", async () => {
    const idPersona = await conMonedas();
    valor(await apagar(idPersona, true));
    reloj.avanzar(8 * 60);
    valor(await apagar(idPersona, false));
    expect(await fines(idPersona)).toEqual([FIN]);
    valor(await apagar(idPersona, true));
    reloj.ahora = lima("2026-12-11", "10:00");
    valor(await operador.darMonedas({ operador: "ana", idPersona, cantidad: 5, motivo: "cortesia" }));
    reloj.ahora = lima("2026-12-13", "10:00");
    valor(await apagar(idPersona, false));
    expect(await fines(idPersona)).toEqual([lima("2027-12-14", "00:00"), lima("2027-12-14", "00:00")]);
  });

  it("that ended before the pause end after it", async () => {
    const idPersona = await conMonedas();
    reloj.ahora = FIN;
    valor(await apagar(idPersona, true));
    reloj.avanzar(10 * DIA);
    valor(await apagar(idPersona, false));
    await mundo.job("vencer-monedas");
    expect(await total(idPersona)).toBe(0);
  });
});

describe("coins of an installation that was without them", () => {
  it("last the days of that pause more, once, and those of a person who is away wait for their own", async () => {
    const [presente, ausente] = [await conMonedas(), await conMonedas()];
    valor(await apagar(ausente, true));
    reloj.ahora = lima("2027-11-30", "10:00");
    const sin = await mundo.otroProceso({ monedas: false });
    const pausar = sin.jobs.find(({ nombre }) => nombre === "vencer-monedas")!;
    await pausar.run();
    reloj.ahora = lima("2027-12-20", "10:00");
    await pausar.run();
    await aLaVez(3, () => mundo.job("vencer-monedas"));
    expect(await fines(presente)).toEqual([lima("2027-12-22", "00:00")]);
    expect(await fines(ausente)).toEqual([FIN]);
    expect([await total(presente), await total(ausente)]).toEqual([50, 50]);
    valor(await apagar(ausente, false));
    expect(await fines(ausente)).toEqual([lima("2028-12-20", "00:00")]);
  });

  it("end by no job while it is without them", async () => {
    const idPersona = await conMonedas();
    reloj.ahora = lima("2028-12-20", "10:00");
    const { jobs } = await mundo.otroProceso({ monedas: false });
    for (const { run } of jobs.filter(({ nombre }) => nombre.endsWith("-monedas"))) await run();
    expect(await total(idPersona)).toBe(50);
    expect(await fines(idPersona)).toEqual([FIN]);
  });
});
