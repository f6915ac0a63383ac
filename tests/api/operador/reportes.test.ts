import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FalloDeLlamada, NoDisponible, type FalloReportado } from "../../../app/domain/shared/fallo";
import { createApi } from "../../../server/http/api/api";
import { makeEnvioPorSentry } from "../../../server/platform/fallos/sentry";
import { makeReport } from "../../../server/platform/reports";
import { CLAVES_DE_API } from "../../support/api";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const SOPORTE = "5d3f7c1e-0000-4000-8000-00000000abcd";
const log = pino({ level: "silent" });
const mundo = await abrirMundo();

const deQue = { lugar: "pagina", soporte: SOPORTE, metodo: "POST", transcurridoEnMs: 5 } as const;
const deSoporte = () => mundo.operador.buscarFallo({ operador: "prueba", soporte: SOPORTE });

describe("what failed", () => {
  it("is found by the code that was shown, without what it was about", async () => {
    const fallo = new FalloDeLlamada("ERR_NETWORK", {
      metodo: "GET",
      path: "/personas/45678912",
      estado: 503,
      respuesta: "{}",
    });
    mundo.servicios.reportarFallo(fallo, { ...deQue, path: "/resumen" });
    mundo.servicios.reportarFallo(new Error("no reply for ana@correo.example"), {
      ...deQue,
      path: `/calendario/${SOPORTE}.ics`,
    });
    await expect.poll(async () => valor(await deSoporte()).length).toBe(2);
    const fallos = valor(await deSoporte());
    expect(fallos.map(({ informe }) => informe)).toContainEqual({
      codigo: "ERR_NETWORK",
      http: 403,
      metodo: "GET",
      path: "/personas/[omitido]",
      estado: 503,
      respuesta: "{}",
    });
    expect(fallos.map(({ informe }) => informe.path)).toContain("/calendario/[omitido].ics");
    expect(JSON.stringify(fallos)).not.toMatch(/45678912|ana@/);
    const vistos = valor(await mundo.operador.verFallos({ operador: "prueba", cuantos: 1 }));
    expect(vistos).toHaveLength(1);
  });

  it("is nothing behind a code that nobody was shown", async () => {
    expect(rechazo(await deSoporte())).toBe("soporte-no-existe");
  });

  it("in the API is found by the request's id", async () => {
    const api = createApi({
      ...mundo.producto,
      services: {
        ...mundo.servicios,
        agenda: {
          ...mundo.servicios.agenda,
          especialidades: () => Promise.reject(new Error("the database is gone")),
        },
      },
      apiKeys: CLAVES_DE_API,
      log,
    });
    await api.request(
      "http://localhost:3000/servicios",
      { headers: { "x-api-key": CLAVES_DE_API.public } },
      {},
    );
    const ultimos = async () => valor(await mundo.operador.verFallos({ operador: "p", cuantos: 5 }));
    await expect.poll(async () => (await ultimos()).length).toBe(1);
    expect((await ultimos())[0]).toMatchObject({ lugar: "api", mensaje: "the database is gone" });
  });

  it("in a flood is kept sixty times a minute, and breaks nothing where it cannot be kept", () => {
    const guardados: FalloReportado[] = [];
    let ahora = new Date("2026-11-23T13:00:00Z");
    const report = makeReport({
      log,
      now: () => ahora,
      newId: () => "f",
      keep: (fallo) => {
        guardados.push(fallo);
        return Promise.reject(new Error("the database is gone"));
      },
    });
    for (let vez = 0; vez < 100; vez++) report(new Error("x"), { ...deQue, path: "/" });
    expect(guardados).toHaveLength(60);
    // The first report of another kind is still written; only their total is limited.
    report(new Error("the payments are down"), { ...deQue, path: "/" });
    expect(guardados.at(-1)).toMatchObject({ mensaje: "the payments are down" });
    for (let vez = 0; vez < 1_000; vez++) report(new Error(`x ${"a".repeat(vez)}`), { ...deQue, path: "/" });
    expect(guardados).toHaveLength(600);
    ahora = new Date("2026-11-23T13:01:00Z");
    report(new Error("x"), { ...deQue, path: "/" });
    expect(guardados).toHaveLength(601);
  });
});

describe("what is not available for a while", () => {
  afterEach(() => vi.useRealTimers());

  it("is logged with its cause, sent at once, and kept by its code when the store is back", async () => {
    vi.useFakeTimers();
    const lineas: string[] = [];
    const enviados: FalloReportado[] = [];
    const guardados: FalloReportado[] = [];
    let hayAlmacen = false;
    const report = makeReport({
      log: pino({ level: "warn" }, { write: (linea: string) => void lineas.push(linea) }),
      now: () => new Date("2026-11-23T13:00:00Z"),
      newId: () => "f",
      async keep(fallo) {
        if (!hayAlmacen) throw new Error("the disk is full");
        guardados.push(fallo);
      },
      send: (fallo) => enviados.push(fallo),
    });
    const causa = Object.assign(new Error("the disk is full"), { code: "SQLITE_FULL" });
    const informe = report(new NoDisponible("almacen", causa), { ...deQue, path: "/resumen" });
    report(new Error("x"), { ...deQue, path: "/" });
    expect(informe).toMatchObject({ metodo: "POST", path: "/resumen", http: 503 });
    expect(JSON.parse(lineas[0]!)).toMatchObject({ id: SOPORTE, lugar: "pagina" });
    expect(lineas[0]).toContain("SQLITE_FULL");
    expect(enviados.map(({ soporte }) => soporte)).toEqual([SOPORTE, SOPORTE]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(guardados).toEqual([]);
    hayAlmacen = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(guardados).toEqual(enviados);
  });

  it("does not pile up in memory: a few hundred wait", async () => {
    vi.useFakeTimers();
    const guardados: FalloReportado[] = [];
    let minuto = 0;
    let hayAlmacen = false;
    const report = makeReport({
      log,
      now: () => new Date(Date.UTC(2026, 10, 23, 13, minuto)),
      newId: () => "f",
      async keep(fallo) {
        if (!hayAlmacen) throw new Error("the database is gone");
        guardados.push(fallo);
      },
    });
    for (; minuto < 10; minuto++) {
      for (let vez = 0; vez < 60; vez++) report(new NoDisponible("almacen"), { ...deQue, path: "/" });
    }
    hayAlmacen = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(guardados).toHaveLength(200);
  });
});

describe("a service for errors", () => {
  const recibidos: string[] = [];
  const servidor = createServer((peticion, respuesta) => {
    let cuerpo = "";
    peticion.on("data", (trozo: Buffer) => (cuerpo += trozo.toString()));
    peticion.on("end", () => {
      recibidos.push(`${peticion.url ?? ""}\n${cuerpo}`);
      respuesta.end("{}");
    });
  });
  beforeAll(() => new Promise<void>((listo) => servidor.listen(0, "127.0.0.1", listo)));
  afterAll(() => new Promise((listo) => servidor.close(listo)));

  it("is sent the report in Sentry's protocol, and nothing else", async () => {
    const { port } = servidor.address() as AddressInfo;
    const enviar = makeEnvioPorSentry(globalThis.fetch, {
      dsn: `http://llave@127.0.0.1:${port}/7`,
      entorno: "production",
    });
    const report = makeReport({
      log,
      now: () => new Date("2026-11-23T13:00:00Z"),
      newId: () => "f",
      keep: async () => {},
      send: enviar,
    });
    report(new Error("no reply for ana@correo.example"), { ...deQue, path: "/resumen" });
    await expect.poll(() => recibidos.length).toBe(1);
    const [direccion, , , evento] = recibidos[0]!.split("\n");
    expect(direccion).toContain("/api/7/envelope/");
    expect(JSON.parse(evento!)).toMatchObject({
      level: "error",
      message: "UNEXPECTED_ERROR: POST /resumen",
      environment: "production",
      tags: { soporte: SOPORTE, codigo: "UNEXPECTED_ERROR", metodo: "POST" },
      extra: { path: "/resumen", mensaje: "no reply for [omitido]" },
    });
    expect(recibidos[0]).not.toMatch(/ana@|"user"|cookie/i);
  });
});
