import { describe, expect, it } from "vitest";
import { comoNombre, comoPatron } from "../../../app/domain/analitica/eventos";
import { lima } from "../../support/constructores";
import { abrirMundo, aLaVez } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const { conteos } = servicios.analitica;
const PORTADA = comoPatron("/");
const UN_FAVORITO = {
  event: "action",
  action: { name: comoNombre("favorito-guardado"), status: "ok" },
} as const;

const guardados = () =>
  db
    .selectFrom("conteos")
    .selectAll()
    .orderBy("dia")
    .orderBy("evento")
    .orderBy("pagina")
    .orderBy("detalle")
    .execute();

it("counts of two processes that store at once add up, and no count is lost or doubled", async () => {
  const { services } = await mundo.otroProceso();
  const deDos = [conteos, services.analitica.conteos];
  for (const deUno of deDos) {
    for (let vez = 0; vez < 1_000; vez++) deUno.pagina(PORTADA, vez % 10 === 0 ? 404 : 200);
    deUno.sucesos(PORTADA, [UN_FAVORITO, { event: "login" }]);
  }
  await aLaVez(10, (indice) => deDos[indice % 2]!.guardar());
  expect(await guardados()).toMatchObject([
    { evento: "action", pagina: "/", detalle: "favorito-guardado", cuantos: 2 },
    { evento: "login", pagina: "/", detalle: "", cuantos: 2 },
    { evento: "virtual-page-view", pagina: "/", detalle: "ok", cuantos: 1_800 },
    { evento: "virtual-page-view", pagina: "/", detalle: "refused", cuantos: 200 },
  ]);
});

it("a day begins at midnight of Lima", async () => {
  reloj.ahora = lima("2026-11-30", "23:59", "59.999");
  conteos.pagina(PORTADA, 200);
  reloj.ahora = lima("2026-12-01", "00:00");
  conteos.pagina(PORTADA, 304);
  await conteos.guardar();
  expect(await guardados()).toMatchObject([
    { dia: "2026-11-30", cuantos: 1 },
    { dia: "2026-12-01", cuantos: 1 },
  ]);
});

it("a redirect counts for nothing", async () => {
  conteos.pagina(comoPatron("/reclamo"), 200);
  conteos.pagina(comoPatron("/reclamo"), 303);
  await conteos.guardar();
  expect(await guardados()).toMatchObject([{ pagina: "/reclamo", detalle: "ok", cuantos: 1 }]);
});

describe("what the counts tell", () => {
  const ver = (desde: string, hasta = desde) => servicios.analitica.verConteos({ desde, hasta });

  it("is how many began a journey and where they stopped, and nothing of fewer than five", async () => {
    reloj.ahora = lima("2026-12-01", "10:00");
    const pasos = ["/especialista", "/agendar/:especialidad", "/resumen", "/resumen/exito"];
    for (const [indice, paso] of pasos.entries())
      for (let vez = 0; vez < 40 / 2 ** indice - indice; vez++) conteos.pagina(comoPatron(paso), 200);
    conteos.pagina(comoPatron("/reclamo"), 500);
    await conteos.guardar();
    expect((await ver("2026-12-01")).paginas).toEqual([]);
    reloj.ahora = lima("2026-12-02", "10:00");
    const { viajes, paginas } = await ver("2026-12-01");
    const reservar = viajes.find(({ nombre }) => nombre === "Reservar una sesión")!;
    expect(reservar.pasos.map(({ cuantos }) => cuantos)).toEqual([null, 40, 19, 8, null]);
    expect(reservar.dias).toEqual([{ dia: "2026-12-01", pasos: [null, 40, 19, 8, null] }]);
    expect(paginas.map(({ pagina }) => pagina)).toEqual(pasos.slice(0, 3));
  });

  it("is the same with one day more that had fewer than five", async () => {
    for (const [dia, veces] of [
      ["2026-12-03", 9],
      ["2026-12-04", 1],
    ] as const) {
      reloj.ahora = lima(dia, "10:00");
      for (let vez = 0; vez < veces; vez++) conteos.pagina(comoPatron("/ayuda"), 200);
      await conteos.guardar();
    }
    reloj.ahora = lima("2026-12-05", "10:00");
    const { paginas } = await ver("2026-12-03", "2026-12-04");
    expect(paginas).toEqual([{ pagina: "/ayuda", ok: 9, rechazadas: null, fallidas: null }]);
  });

  it("is that a form of several pages was begun, and that it was finished, each once", async () => {
    reloj.ahora = lima("2026-12-06", "10:00");
    for (let vez = 0; vez < 20; vez++) {
      conteos.comienzo(comoPatron(vez < 10 ? "/registro/:paso?" : "/registro-app/:paso?"));
      for (let paso = 0; paso < 5; paso++) conteos.pagina(comoPatron("/registro/:paso?"), 200);
    }
    await conteos.guardar();
    reloj.ahora = lima("2026-12-07", "10:00");
    const { viajes } = await ver("2026-12-06");
    const registro = viajes.find(({ nombre }) => nombre === "Crear una cuenta")!;
    expect(registro.pasos.map(({ cuantos }) => cuantos)).toEqual([20, null]);
  });

  it("is nothing on a day without counts", async () => {
    const { paginas, hechos } = await ver("2026-11-02");
    expect({ paginas, hechos }).toEqual({ paginas: [], hechos: [] });
  });
});
