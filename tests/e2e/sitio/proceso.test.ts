import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ARRANQUE_CSP } from "../../../app/shell/marco/arranque.server";
import { AL_ENTRAR_CSP } from "../../../app/features/busqueda/buscador/buscador.server";
import { VIBRAR_CSP } from "../../../app/features/medicion/escaner/vibracion.server";
import { ESCONDER_CSP } from "../../../app/shell/marco/horaDePeru.server";
import { ask } from "../../support/http";
import { freePort, startServer, type TestServer } from "../../support/server";

const running: TestServer[] = [];
async function start(...args: Parameters<typeof startServer>) {
  const server = await startServer(...args);
  running.push(server);
  return server;
}
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())));

const portOf = ({ url }: TestServer) => Number(new URL(url).port);

describe("the built site", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it("says where it is and with which accounts it can be tried", async () => {
    await server.line(/Cuentas de prueba/);
    expect(server.output.join("\n")).toContain(server.url);
    expect(await (await fetch(server.url)).text()).toContain("<h1");
  });

  it("lets only its own two scripts run inline", async () => {
    const policy = (await fetch(server.url)).headers.get("content-security-policy");
    expect(policy).toContain(
      `script-src 'self' ${ARRANQUE_CSP} ${AL_ENTRAR_CSP} ${VIBRAR_CSP} ${ESCONDER_CSP};`,
    );
    expect(policy).not.toContain("unsafe");
  });

  it("serves its files compressed beforehand and for ever", async () => {
    const html = await (await fetch(server.url)).text();
    const file = /href="(\/assets\/[^"]+\.css)"/.exec(html)![1]!;
    const original = readFileSync(path.join("build/client", file));
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { headers, body } = await ask(portOf(server), file, { headers: { "accept-encoding": encoding } });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(unpack(body)).toEqual(original);
    }
    expect((await ask(portOf(server), file)).body).toEqual(original);
  });

  it.each([
    "/assets/nada.js",
    "/.vite/manifest.json",
    "/assets/../../server/main.js",
    "/..%2fserver%2fmain.js",
  ])("gives out nothing that is not a file for the browser: %s", async (target) => {
    expect((await ask(portOf(server), target)).status).toBe(404);
  });

  it("prints no secret of an address, also where that cannot be read", async () => {
    expect((await ask(portOf(server), "/calendario/UN-SECRETO%ff.ics")).status).toBe(400);
    await server.line(/\/calendario\/\[omitido\]/);
    expect(server.output.join("\n")).not.toContain("UN-SECRETO");
  });

  it("tells its figures at the door that is for them, and at none that is open to everybody", async () => {
    const METRICS_PORT = String(await freePort());
    const server = await start({ env: { METRICS_PORT } });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const figures = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
    expect(figures.status).toBe(200);
    expect(await figures.text()).toContain("bienestar_http_request_duration_seconds");
  });

  it("boots under remix-serve too, and serves the home page", async () => {
    const server = await start({
      args: ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
      ready: /\[remix-serve\]/,
    });
    const response = await fetch(server.url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<h1");
  });
});

describe("a stop", () => {
  it("finishes the request that is running, then ends well", async () => {
    const server = await start();
    // The last part of this form has not been sent yet.
    const asking = request({
      port: portOf(server),
      path: "/",
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        expect: "100-continue",
      },
    });
    asking.flushHeaders();
    await once(asking, "continue");
    asking.write("tema=");
    server.process.kill("SIGTERM");
    await server.line(/"msg":"stopping"/);
    await expect(fetch(server.url)).rejects.toThrow();
    const answered = answerTo(asking);
    asking.end("ansiedad");
    expect((await answered).statusCode).toBe(405);
    expect(await server.stop()).toBe(0);
  });

  it("has an end also where nobody reads what it says", async () => {
    const server = await start();
    server.process.stdout!.pause();
    // The log is longer than a pipe holds, and than is written at once.
    for (let round = 0; round < 100; round++) {
      await Promise.all(Array.from({ length: 20 }, () => ask(portOf(server), "/healthz")));
    }
    const ended = once(server.process, "exit");
    server.process.kill("SIGTERM");
    await ended;
    server.process.stdout!.resume();
  });

  it("begins by no longer being ready, while it still answers", async () => {
    const server = await start({ env: { DRAIN_SECONDS: "3" } });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    server.process.kill("SIGTERM");
    await server.line(/"msg":"stopping"/);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it("does not wait for a collector that says nothing", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const server = await start({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
    await fetch(server.url);
    expect(await server.stop()).toBe(0);
    silent.close();
    const said = server.output.join("\n");
    expect(said).toContain("the last spans are lost");
    expect(said).not.toContain("stopped without waiting for the rest");
  });

  it("is quick when nothing is running", async () => {
    const server = await start();
    expect(await server.stop()).toBe(0);
  });
});

describe("a start beside a database without the file of its secrets", () => {
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-"));
  const env = { DATA_DIR: carpeta };
  afterAll(() => rmSync(carpeta, { recursive: true }));

  it("says what is missing, what that means and how it comes back; a first start and the next say nothing", async () => {
    const archivo = path.join(carpeta, "secretos.json");
    const avisosAlArrancar = async () => {
      const server = await start({ env });
      await server.line(/Cuentas de prueba/);
      await server.stop();
      return server.output.filter((linea) => linea.startsWith(`Falta ${archivo}`));
    };
    expect(await avisosAlArrancar()).toEqual([]);
    const secretos = readFileSync(archivo, "utf8");
    rmSync(archivo);
    expect(await avisosAlArrancar()).toEqual([
      expect.stringMatching(/se hicieron otros: todas las sesiones.*detén el producto, pon ahí la copia/),
    ]);
    writeFileSync(archivo, secretos);
    expect(await avisosAlArrancar()).toEqual([]);
  });
});

describe("a start that cannot go on", () => {
  it("names every secret that production lacks", async () => {
    await expect(
      start({ env: { APP_ENV: "production", APP_URL: "https://b.test", SOPORTE_CORREO: "ayuda@b.test" } }),
    ).rejects.toThrow("Con APP_ENV=production falta poner SESSION_SECRET, API_KEY_PUBLIC");
  });

  it("says that the port is taken", async () => {
    const first = await start();
    await expect(start({ env: { PORT: String(portOf(first)) } })).rejects.toThrow("está ocupado");
  });
});

describe("several processes on one data folder", () => {
  it("start together and share the secrets and the demo", async () => {
    const { dataDir } = await start();
    const more = await Promise.all(
      [1, 2, 3].map(() => start({ env: { DATA_DIR: path.join(dataDir, "fresh") } })),
    );
    for (const server of more) expect((await fetch(server.url)).status).toBe(200);
  });
});

async function answerTo(asking: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return response;
}
