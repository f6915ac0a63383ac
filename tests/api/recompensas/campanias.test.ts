import { describe, expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { RECHAZOS_DE_CAMPANIA } from "../../../app/domain/recompensas/campanias/rechazos";
import { sumarDias } from "../../../app/domain/shared/fechas";
import { lima } from "../../support/constructores";
import { carpetaDeContenido } from "../../support/contenido";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const carpeta = carpetaDeContenido();
/** Writes a challenge beside the one of the product, with some other terms. */
const escribir = (uid: string, terminos: string) =>
  carpeta.escribir(
    `campanias/${uid}.yaml`,
    carpeta
      .leer("campanias/respiro-diario.yaml")
      .replace("uid: respiro-diario", `uid: ${uid}`)
      .replace("dias: 10", terminos),
  );
escribir("con-codigo", "dias: 1\nexistencias: 2\nvalidacion: [codigo]");
escribir("con-taller", "dias: 1\nvalidacion: [taller]");
escribir("de-plan", "dias: 1\nplanes: [PREMIUM]");
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta.carpeta) });
const { servicios, reloj } = mundo;
const campanias = servicios.recompensas.campanias!;
const monedas = async (idPersona: number) => (await servicios.paquetes.monedas!.ver(idPersona)).total;
const RESPIRO = "respiro-diario-2026-12";
const CON_CODIGO = "con-codigo-2026-12";
const CON_TALLER = "con-taller-2026-12";
const DE_PLAN = "de-plan-2026-11";

async function enDiciembre() {
  reloj.ahora = lima("2026-12-01", "08:00");
  await mundo.job("campanias-al-dia");
  return (await mundo.persona()).idPersona;
}
const registrar = (idPersona: number, idCampania = RESPIRO) => campanias.registrar({ idPersona, idCampania });
const estado = async (idPersona: number) => valor(await campanias.estado({ idPersona, idCampania: RESPIRO }));
/** Registers each of some days of December, at noon. */
async function registrarDias(idPersona: number, dias: readonly number[]) {
  for (const dia of dias) {
    reloj.ahora = lima(sumarDias("2026-12-01", dia - 1), "12:00");
    valor(await registrar(idPersona));
  }
}
const seguidos = (desde: number, hasta: number) =>
  Array.from({ length: hasta - desde + 1 }, (_, lugar) => desde + lugar);

describe("a day of a challenge", () => {
  it("is one for two devices and ten presses, by the day of Lima on the server", async () => {
    const idPersona = await enDiciembre();
    reloj.ahora = new Date(lima("2026-12-05", "00:00").getTime() - 1000);
    const antes = (await aLaVez(10, () => registrar(idPersona))).map(valor);
    expect(antes.filter(({ nuevo }) => nuevo)).toEqual([{ dia: "2026-12-04", nuevo: true }]);
    reloj.ahora = lima("2026-12-05", "00:00");
    expect(valor(await registrar(idPersona))).toEqual({ dia: "2026-12-05", nuevo: true });
    expect((await estado(idPersona)).dias).toEqual(["2026-12-04", "2026-12-05"]);
  });

  it("may be missed once in the month, and in a pause for health, and the calendar shows both", async () => {
    const idPersona = await enDiciembre();
    await registrarDias(idPersona, [1, 2, 4]);
    expect((await estado(idPersona)).racha).toBe(3);
    await servicios.historial.pausarRacha(idPersona);
    reloj.ahora = lima("2026-12-08", "12:00");
    await servicios.historial.seguirRacha(idPersona);
    await registrarDias(idPersona, [8]);
    const { racha, calendario } = await estado(idPersona);
    expect(racha).toBe(4);
    expect(calendario.slice(0, 9).map((dia) => dia.estado)).toEqual([
      ...["registrado", "registrado", "libre", "registrado", "pausa", "pausa", "pausa"],
      ...["registrado", "por-venir"],
    ]);
    await registrarDias(idPersona, [10]);
    expect(await estado(idPersona)).toMatchObject({ racha: 3, mejorRacha: 4 });
  });

  it("is right over a month, from two devices at both midnights, with a free day and a pause", async () => {
    const idPersona = await enDiciembre();
    const otra = await mundo.otroProceso();
    /** Days on which the person registers; the 5th is free, and from the 12th to the 20th they rest. */
    const registra = (dia: number) => dia !== 5 && (dia < 12 || dia > 20);
    for (const dia of seguidos(1, 31)) {
      const fecha = sumarDias("2026-12-01", dia - 1);
      if (dia === 12) {
        reloj.ahora = lima(fecha, "09:00");
        await servicios.historial.pausarRacha(idPersona);
      }
      if (dia === 21) {
        reloj.ahora = lima(fecha, "00:00");
        await servicios.historial.seguirRacha(idPersona);
      }
      if (!registra(dia)) continue;
      for (const instante of [
        lima(fecha, "00:00"),
        new Date(lima(sumarDias(fecha, 1), "00:00").getTime() - 1000),
      ]) {
        reloj.ahora = instante;
        const [una, dos] = await Promise.all([
          registrar(idPersona),
          otra.services.recompensas.campanias!.registrar({ idPersona, idCampania: RESPIRO }),
        ]);
        expect([valor(una).dia, valor(dos).dia]).toEqual([fecha, fecha]);
      }
    }
    const dias = seguidos(1, 31).filter(registra);
    const visto = await estado(idPersona);
    expect(visto.dias).toEqual(dias.map((dia) => sumarDias("2026-12-01", dia - 1)));
    expect(visto).toMatchObject({ racha: dias.length, mejorRacha: dias.length, registradoHoy: true });
    const deEstado = (cual: string) =>
      visto.calendario.filter(({ estado: es }) => es === cual).map(({ dia }) => Number(dia.slice(-2)));
    expect(deEstado("registrado")).toEqual(dias);
    expect(deEstado("libre")).toEqual([5]);
    expect(deEstado("pausa")).toEqual(seguidos(12, 20));
  });

  it("is refused after the end, in another month, and of a challenge that is not there", async () => {
    const idPersona = await enDiciembre();
    expect(rechazo(await registrar(idPersona, "respiro-diario-2026-10"))).toBe("campania-no-existe");
    reloj.ahora = lima("2027-01-01", "00:00");
    expect(rechazo(await registrar(idPersona))).toBe("campania-cerrada");
  });
});

describe("the list of challenges", () => {
  it("is held in memory: files are read again after a publication, and not for each request", async () => {
    const contenido = carpetaDeContenido();
    const otro = await abrirMundo({ contenido: fuenteDeArchivos(contenido.carpeta) });
    const { idPersona } = await otro.persona();
    const abiertas = async () =>
      (await otro.servicios.recompensas.campanias!.abiertas(idPersona)).map(({ terminos }) => terminos.uid);
    const antes = await abiertas();
    expect(antes).toContain("respiro-diario");
    contenido.borrar("campanias/respiro-diario.yaml");
    expect(await abiertas()).toEqual(antes);
  });
});

describe("a code of a challenge", () => {
  it("may be tried ten times in 24 hours, over midnight too, and the refusal says so", async () => {
    const idPersona = await enDiciembre();
    const probar = () => campanias.validar({ idPersona, idCampania: CON_CODIGO, codigo: "NADA" });
    reloj.ahora = lima("2026-12-05", "23:00");
    for (let vez = 0; vez < 10; vez++) expect(rechazo(await probar())).toBe("codigo-no-vale");
    expect(rechazo(await probar())).toBe("demasiados-codigos");
    reloj.ahora = lima("2026-12-06", "22:59");
    expect(rechazo(await probar())).toBe("demasiados-codigos");
    reloj.ahora = lima("2026-12-06", "23:00");
    expect(rechazo(await probar())).toBe("codigo-no-vale");
    expect(RECHAZOS_DE_CAMPANIA["demasiados-codigos"].mensaje).toContain("24 horas");
  });
});

describe("a challenge for some plans", () => {
  it("is neither shown to a person of another plan nor open to them", async () => {
    const [fuera, dentro] = [(await mundo.persona()).idPersona, (await mundo.persona()).idPersona];
    const plan = { operador: "ana", idPersona: dentro, codigoPlan: "PREMIUM", motivo: "Cortesía." } as const;
    valor(await mundo.operador.darPlan(plan));
    const vistas = async (idPersona: number) =>
      (await campanias.abiertas(idPersona)).map(({ idCampania }) => idCampania).includes(DE_PLAN);
    expect([await vistas(fuera), await vistas(dentro)]).toEqual([false, true]);
    expect(rechazo(await registrar(fuera, DE_PLAN))).toBe("plan-sin-campania");
    expect(valor(await registrar(dentro, DE_PLAN)).nuevo).toBe(true);
  });
});

describe("the end of a challenge", () => {
  it("takes no day and no code afterwards, from a process whose clock is behind either", async () => {
    const idPersona = await enDiciembre();
    reloj.ahora = lima("2027-01-01", "00:00");
    await mundo.job("campanias-al-dia");
    reloj.ahora = new Date(reloj.ahora.getTime() - 1000);
    expect(rechazo(await registrar(idPersona, CON_CODIGO))).toBe("campania-cerrada");
    const codigo = { idPersona, idCampania: CON_CODIGO, codigo: "NADA" };
    expect(rechazo(await campanias.validar(codigo))).toBe("campania-cerrada");
    expect(valor(await campanias.estado({ idPersona, idCampania: CON_CODIGO })).abierta).toBe(false);
  });

  it("pays each person who reached the goal, once, also when two processes close it", async () => {
    const idPersona = await enDiciembre();
    const { idPersona: otra } = await mundo.persona();
    await registrarDias(otra, seguidos(1, 9));
    await registrarDias(idPersona, seguidos(2, 11));
    reloj.ahora = lima("2027-01-01", "00:00");
    const otro = await mundo.otroProceso();
    const delOtro = otro.jobs.find(({ nombre }) => nombre === "campanias-al-dia")!;
    await Promise.all([mundo.job("campanias-al-dia"), delOtro.run()]);
    await mundo.job("campanias-al-dia");
    expect([await monedas(idPersona), await monedas(otra)]).toEqual([100, 0]);
    expect((await estado(idPersona)).monedas).toBe(100);
  });

  it("pays once although the process dies at each of its steps", async () => {
    const primera = await enDiciembre();
    const personas = [primera, ...(await aLaVez(2, async () => (await mundo.persona()).idPersona))];
    for (const idPersona of personas) await registrarDias(idPersona, seguidos(1, 10));
    reloj.ahora = lima("2027-01-01", "00:00");
    let consultas = Infinity;
    const moribundo = await mundo.otroProceso({
      alConsultar: () => {
        if (--consultas < 0) throw new Error("the process died");
      },
    });
    const cerrar = moribundo.jobs.find(({ nombre }) => nombre === "campanias-al-dia")!;
    let muertes = 0;
    for (let paso = 0; ; paso++) {
      consultas = paso;
      const viva = await cerrar.run().then(
        () => true,
        () => false,
      );
      if (viva) break;
      muertes++;
    }
    expect(muertes).toBeGreaterThan(10);
    expect(await Promise.all(personas.map(monedas))).toEqual([100, 100, 100]);
    expect((await estado(primera)).monedas).toBe(100);
  });

  it("pays a person who attended a workshop of that month, and not one who only registered", async () => {
    const [asistente, otra] = [await enDiciembre(), (await mundo.persona()).idPersona];
    for (const idPersona of [asistente, otra]) valor(await registrar(idPersona, CON_TALLER));
    const deTaller = { idPersona: asistente, fecha: "2026-12-01" };
    valor(await servicios.talleres.inscribirse({ ...deTaller, url: "dibujar-el-mar" }));
    reloj.ahora = lima("2026-12-01", "19:05");
    valor(await servicios.talleres.registrarAsistencia({ ...deTaller, uid: "dibujar-el-mar" }));
    reloj.ahora = lima("2026-12-01", "22:00");
    const visto = async (idPersona: number) =>
      valor(await campanias.estado({ idPersona, idCampania: CON_TALLER })).validada;
    expect([await visto(asistente), await visto(otra)]).toEqual([true, false]);
    reloj.ahora = lima("2027-01-01", "00:00");
    await mundo.job("campanias-al-dia");
    expect(await Promise.all([asistente, otra].map(monedas))).toEqual([100, 0]);
  });

  it("does not call a person validated whose attendance was noted after the close", async () => {
    const idPersona = await enDiciembre();
    valor(await registrar(idPersona, CON_TALLER));
    const deTaller = { idPersona, fecha: "2026-12-01" };
    valor(await servicios.talleres.inscribirse({ ...deTaller, url: "dibujar-el-mar" }));
    reloj.ahora = lima("2027-01-01", "00:00");
    await mundo.job("campanias-al-dia");
    reloj.ahora = lima("2026-12-01", "19:05");
    valor(await servicios.talleres.registrarAsistencia({ ...deTaller, uid: "dibujar-el-mar" }));
    reloj.ahora = lima("2027-01-02", "12:00");
    const visto = valor(await campanias.estado({ idPersona, idCampania: CON_TALLER }));
    expect(visto).toMatchObject({ validada: false, monedas: null });
    expect(visto.alcanzadaEn).not.toBeNull();
  });

  it("pays a person whom our team validated, who takes part", async () => {
    const idPersona = await enDiciembre();
    const acto = { operador: "ana", idPersona, idCampania: CON_CODIGO };
    const { validar } = mundo.producto.acts.campanias;
    expect(rechazo(await validar(acto))).toBe("sin-participacion");
    valor(await registrar(idPersona, CON_CODIGO));
    expect(valor(await validar(acto)).nueva).toBe(true);
    expect(valor(await validar(acto)).nueva).toBe(false);
    reloj.ahora = lima("2027-01-01", "00:00");
    await mundo.job("campanias-al-dia");
    expect(await monedas(idPersona)).toBe(100);
  });

  it("with two prizes and a code pays the first two who reached it and were validated", async () => {
    await enDiciembre();
    const { codigo } = valor(
      await mundo.producto.acts.campanias.darCodigo({ operador: "ana", idCampania: CON_CODIGO, usos: 3 }),
    ) as { codigo: string };
    const personas = await Promise.all(
      Array.from({ length: 5 }, async () => (await mundo.persona()).idPersona),
    );
    for (const [minuto, idPersona] of personas.entries()) {
      reloj.ahora = lima("2026-12-03", `10:0${minuto}`);
      valor(await registrar(idPersona, CON_CODIGO));
    }
    const validar = (idPersona: number, escrito: string) =>
      campanias.validar({ idPersona, idCampania: CON_CODIGO, codigo: escrito });
    const [primera, ...demas] = personas as [number, ...number[]];
    expect(rechazo(await validar(primera, "NADA"))).toBe("codigo-no-vale");
    const validadas = await aLaVez(4, (vez) => validar(demas[vez]!, codigo.toLowerCase()));
    expect(validadas.filter(({ ok }) => ok)).toHaveLength(3);
    reloj.ahora = lima("2027-01-01", "00:00");
    await mundo.job("campanias-al-dia");
    const pagadas = await Promise.all(personas.map(monedas));
    expect(pagadas[0]).toBe(0);
    expect(pagadas.filter((suyas) => suyas === 100)).toHaveLength(2);
  });
});
