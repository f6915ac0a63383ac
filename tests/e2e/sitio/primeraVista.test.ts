import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { request } from "node:http";
import { startServer, type TestServer } from "../../support/server";

/** What a browser without cache loads of a page before anybody touches it, as it goes over the wire. */

const LISTAS_Y_DETALLES = [
  "/",
  "/explorar",
  "/bienestar-play",
  "/bienestar-play/respira-con-el-mar",
  "/bienestar-play/ver/respira-con-el-mar",
  "/herramientas",
  "/herramienta/diario-de-sueno",
  "/herramienta/por-que-ayuda-respirar-lento",
  "/buscar?q=respirar",
  "/especialista",
  "/especialista/psicologia/lucia-mendoza",
];
const HTML_Y_CSS = 14_000;
const IMAGEN = 20_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
});
afterAll(() => server.stop());

/** The bytes of an answer as they were sent, and as text where nothing compressed them. */
const bytesDe = (ruta: string, coding: string) =>
  new Promise<Buffer>((resolve, reject) => {
    request(new URL(ruta, server.url), { headers: { "accept-encoding": coding } }, (respuesta) => {
      const partes: Buffer[] = [];
      respuesta.on("data", (parte: Buffer) => partes.push(parte));
      respuesta.on("end", () => resolve(Buffer.concat(partes)));
    })
      .on("error", reject)
      .end();
  });

describe.each(LISTAS_Y_DETALLES)("the first view of %s", (ruta) => {
  it("is light: HTML and styles in 14 kB, no script, each picture in 20 kB", async () => {
    const html = (await bytesDe(ruta, "identity")).toString();
    const hojas = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
    expect(hojas.length).toBeGreaterThan(0);
    const pesos = await Promise.all([ruta, ...hojas].map(async (una) => (await bytesDe(una, "br")).length));
    expect(
      pesos.reduce((suma, uno) => suma + uno, 0),
      pesos.join(" + "),
    ).toBeLessThanOrEqual(HTML_Y_CSS);

    expect(html).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*\srel="modulepreload"/);

    const etiquetas = [...html.matchAll(/<(?:img|video)\b[^>]*>/g)].map(([etiqueta]) => etiqueta);
    const vistas = etiquetas
      .filter((etiqueta) => !etiqueta.includes('loading="lazy"'))
      .flatMap((etiqueta) => /\s(?:src|poster)="([^"]+)"/.exec(etiqueta)?.[1] ?? []);
    for (const imagen of vistas) {
      expect([imagen, (await bytesDe(imagen, "br")).length <= IMAGEN]).toEqual([imagen, true]);
    }
  });
});
