import { Hono } from "hono";
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { brotliDecompressSync } from "node:zlib";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { page, startHttp, type TestHttp } from "../../support/http";

let server: TestHttp;
afterEach(() => server.stop(0));

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const OWN_FORM = { ...FORM, "sec-fetch-site": "same-origin" };

describe("every page", () => {
  it("may load nothing from elsewhere and run no inline script but ours", async () => {
    server = await startHttp();
    const { headers } = await server.ask("/");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'self'; script-src 'self' 'sha256-test'; style-src 'self'; img-src 'self' data:; " +
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("may ask for the camera and the microphone only where a call is held", async () => {
    server = await startHttp();
    const policy = async (path: string) => (await server.ask(path)).headers["permissions-policy"];
    for (const path of [
      "/videollamada",
      "/videollamada?cita=1",
      "/videollamada/especialista",
      "/videollamada/",
    ]) {
      expect(await policy(path), path).toMatch(/camera=\(?self\)?, microphone=\(?self\)?/);
    }
    for (const path of ["/", "/videollamada/sala", "/videollamadas", "/mi-zona-privada"]) {
      expect(await policy(path), path).toMatch(/camera=\(\), microphone=\(\)/);
    }
  });

  it("is asked for by https only, once the site is on https", async () => {
    server = await startHttp({
      security: { appUrl: new URL("https://b.test"), scriptHashes: [], formTargets: [] },
    });
    const { headers } = await server.ask("/");
    expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  });

  it("may post to the payment gateway, because a browser checks the redirect after a form too", async () => {
    server = await startHttp({
      security: { appUrl: new URL("https://b.test"), scriptHashes: [], formTargets: ["https://pay.test"] },
    });
    expect((await server.ask("/")).headers["content-security-policy"]).toContain(
      "form-action 'self' https://pay.test",
    );
  });

  it("stays out of every cache when it was made for somebody with a cookie", async () => {
    server = await startHttp();
    expect((await server.ask("/")).headers["cache-control"]).toBe("no-cache");
    const personal = await server.ask("/", { headers: { cookie: "bienestar_a=1" } });
    expect(personal.headers["cache-control"]).toBe("private, no-store");
    expect(personal.headers.vary).toContain("Cookie");
  });

  it("is compressed as the browser likes it", async () => {
    const long = "respira ".repeat(500);
    server = await startHttp({ pages: async () => page(long) });
    const { headers, body } = await server.ask("/", { headers: { "accept-encoding": "gzip;q=0.5, br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers.vary).toContain("Accept-Encoding");
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(brotliDecompressSync(body).toString()).toBe(long);
    const plain = await server.ask("/");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.text).toBe(long);
  });

  it("keeps what it said about itself through compression", async () => {
    server = await startHttp({
      pages: async () =>
        page("x".repeat(3000), {
          status: 409,
          headers: { "set-cookie": "bienestar_a=1", "cache-control": "no-store" },
        }),
    });
    const { status, headers } = await server.ask("/", { headers: { "accept-encoding": "gzip" } });
    expect(status).toBe(409);
    expect(headers["set-cookie"]).toEqual(["bienestar_a=1"]);
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("a form", () => {
  it("is taken from a page of ours", async () => {
    server = await startHttp({ pages: async (request) => page(await request.text()) });
    const { text } = await server.ask("/", { method: "POST", headers: OWN_FORM, body: "tema=ansiedad" });
    expect(text).toBe("tema=ansiedad");
  });

  it("is taken from a browser that only tells its origin", async () => {
    server = await startHttp();
    const headers = { ...FORM, origin: "http://bienestar.test" };
    expect((await server.ask("/", { method: "POST", headers, body: "a=1" })).status).toBe(200);
  });

  it.each([
    ["another site", { ...FORM, origin: "https://evil.test", "sec-fetch-site": "cross-site" }],
    ["nobody knows where", FORM],
    [
      "a site that says it has the name of a proxy's header",
      { ...FORM, origin: "https://evil.test", "x-forwarded-host": "evil.test" },
    ],
  ])("is refused from %s", async (_, headers) => {
    server = await startHttp();
    const { status, text } = await server.ask("/", { method: "POST", headers, body: "a=1" });
    expect(status).toBe(403);
    expect(text).toContain("No pudimos comprobar de dónde viene este formulario");
  });

  it.each([
    ["with its length told", {}],
    ["without its length", { "transfer-encoding": "chunked" }],
  ])("is refused in words when it is too large, %s", async (_, extra) => {
    server = await startHttp({ pages: async (request) => page(`${(await request.text()).length}`) });
    const headers = { ...OWN_FORM, ...extra };
    const { status, text } = await server.ask("/", {
      method: "POST",
      headers,
      body: "a".repeat(256 * 1024 + 1),
    });
    expect(status).toBe(413);
    expect(text).toContain("Lo que enviaste es demasiado grande");
    const most = await server.ask("/", { method: "POST", headers, body: "a".repeat(256 * 1024) });
    expect(most.text).toBe(String(256 * 1024));
  });

  it("is nothing but a form", async () => {
    server = await startHttp();
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    expect((await server.ask("/", { method: "POST", headers, body: "{}" })).status).toBe(415);
  });
});

describe("an address or a method that nobody can mean", () => {
  it.each([
    ["GET", "/%E0%A4%A", 400],
    ["GET", "/%00", 400],
    ["GET", "/a\\b", 400],
    ["GET", "http://evil.test/", 400],
    ["PUT", "/", 405],
    ["DELETE", "/agendar", 405],
    ["PROPFIND", "/", 405],
    ["TRACE", "/", 405],
    ["GET", "/_root.data", 404],
    ["GET", "/agendar.data", 404],
    ["GET", "/__manifest", 404],
    ["GET", "/agendar?_data=routes%2Fagendar", 404],
  ])("%s %s is answered %i", async (method, path, status) => {
    server = await startHttp();
    expect((await server.ask(path, { method })).status).toBe(status);
  });

  it("says which methods there are", async () => {
    server = await startHttp();
    expect((await server.ask("/", { method: "PUT" })).headers.allow).toBe("GET, HEAD, POST");
  });

  it("is told to programs in the envelope of the API", async () => {
    server = await startHttp();
    const { status, text } = await server.ask("/v2/nada");
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ success: false, error: { code: "NO_ENCONTRADO" } });
  });
});

describe("the API", () => {
  it("takes any method, needs no origin and learns who asks", async () => {
    const api = new Hono<{ Variables: { idSolicitud?: string; direccion?: string } }>();
    api.delete("/horarios/:id", (c) => c.json({ id: c.get("idSolicitud"), direccion: c.get("direccion") }));
    api.post("/horarios", (c) => c.json({}, 201));
    server = await startHttp({ api });
    const { headers, text } = await server.ask("/v2/horarios/7", { method: "DELETE" });
    const heard = JSON.parse(text) as Record<string, string>;
    expect(heard.id).toBe(headers["x-request-id"]);
    expect(heard.direccion).toMatch(/^(::1|127\.0\.0\.1)$/);
    expect((await server.ask("/v2/horarios", { method: "POST", headers: FORM, body: "a=1" })).status).toBe(
      201,
    );
  });
});

describe("the name of a request", () => {
  it("is new for each, and the same in the answer, in the log and for the page", async () => {
    server = await startHttp({ pages: async (_, { id }) => page(id) });
    const first = await server.ask("/?secreto=1", { headers: { cookie: "bienestar_a=secreto" } });
    const second = await server.ask("/");
    expect(first.text).toBe(first.headers["x-request-id"]);
    expect(first.text).not.toBe(second.text);
    const line = server.lines.find(({ id }) => id === first.text);
    expect(line).toMatchObject({ method: "GET", path: "/", status: 200, msg: "request" });
    expect(JSON.stringify(server.lines)).not.toContain("secreto");
  });

  it("is taken from a proxy of ours and from nobody else", async () => {
    const headers = { "x-request-id": "from-outside-1" };
    server = await startHttp();
    expect((await server.ask("/", { headers })).headers["x-request-id"]).not.toBe("from-outside-1");
    await server.stop(0);
    server = await startHttp({ config: { trustedProxies: ["127.0.0.1", "::1"] } });
    expect((await server.ask("/", { headers })).headers["x-request-id"]).toBe("from-outside-1");
  });

  it("is the support code when nothing else is left to show", async () => {
    server = await startHttp({
      pages: async () => {
        throw new Error("boom");
      },
    });
    const { status, text, headers } = await server.ask("/");
    expect(status).toBe(500);
    expect(text).toContain(`Código de ayuda: ${String(headers["x-request-id"])}`);
    expect(text).not.toContain("boom");
    expect(server.lines.find(({ msg }) => msg === "unexpected error")).toMatchObject({
      id: headers["x-request-id"],
      err: { message: "boom" },
    });
  });
});

describe("the origin that a page sees", () => {
  const pages = async (request: Request) =>
    page(JSON.stringify([request.url, request.headers.get("host"), request.headers.get("x-forwarded-host")]));
  const lies = { host: "evil.test", "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" };

  it("is APP_URL's, whatever the headers say", async () => {
    server = await startHttp({ pages });
    const { text } = await server.ask("/agendar?x=1", { headers: lies });
    expect(JSON.parse(text)).toEqual(["http://bienestar.test/agendar?x=1", "bienestar.test", null]);
  });

  it("is the one typed where none is configured", async () => {
    server = await startHttp({ pages, config: { originFromHost: true } });
    const { text } = await server.ask("/", {
      headers: { host: "192.168.1.7:3000", "x-forwarded-host": "evil.test" },
    });
    expect(JSON.parse(text)).toEqual(["http://192.168.1.7:3000/", "192.168.1.7:3000", null]);
    expect((await server.ask("/", { headers: { host: "a b" } })).status).toBe(400);
  });

  it("is the one that a proxy of ours tells, where none is configured", async () => {
    server = await startHttp({
      pages,
      config: { originFromHost: true, trustedProxies: ["127.0.0.1", "::1"] },
    });
    const headers = { "x-forwarded-host": "demo.test", "x-forwarded-proto": "https" };
    expect((await server.ask("/", { headers })).text).toContain('["https://demo.test/",');
  });
});

describe("the health of the server", () => {
  it("is told to a balancer", async () => {
    let ready = true;
    server = await startHttp({ ready: async () => ready });
    expect((await server.ask("/healthz")).status).toBe(200);
    expect((await server.ask("/readyz")).status).toBe(200);
    ready = false;
    expect((await server.ask("/healthz")).status).toBe(200);
    expect((await server.ask("/readyz")).status).toBe(503);
  });

  it("is not good where the database fails, nor where it says nothing", async () => {
    let look: () => Promise<boolean> = () => Promise.reject(new NoDisponible("almacen"));
    server = await startHttp({ ready: () => look() });
    expect((await server.ask("/readyz")).status).toBe(503);
    look = () => new Promise(() => {});
    expect((await server.ask("/readyz")).status).toBe(503);
    expect((await server.ask("/healthz")).status).toBe(200);
  });
});

describe("what cannot be had now", () => {
  it("is asked for again: the answer says when, and how to ask for help", async () => {
    server = await startHttp({ pages: () => Promise.reject(new NoDisponible("almacen")) });
    const { status, headers, text } = await server.ask("/mi-perfil");
    expect([status, headers["retry-after"]]).toEqual([503, "10"]);
    expect(text).toContain(String(headers["x-request-id"]));
  });
});

describe("a client that takes nothing of its answer", () => {
  it("loses its connection", async () => {
    server = await startHttp({
      writeTimeoutInMs: 50,
      pages: async () => page("x".repeat(20_000_000)),
    });
    const socket = connect(server.port, "localhost");
    socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await vi.waitUntil(() => server.lines.some(({ msg }) => msg === "request"), { timeout: 20_000 });
    // What was on the way still arrives; then nothing more comes.
    let received = 0;
    socket.on("data", (chunk) => (received += chunk.length)).on("error", () => {});
    await once(socket, "close");
    expect(received).toBeLessThan(20_000_000);
  });
});

describe("stopping", () => {
  it("finishes what is running and accepts nothing new", async () => {
    let finish!: () => void;
    let started!: () => void;
    const running = new Promise<void>((resolve) => (started = resolve));
    server = await startHttp({
      pages: () =>
        new Promise((resolve) => {
          finish = () => resolve(page("finished"));
          started();
        }),
    });
    const slow = server.ask("/slow");
    await running;
    const stopped = server.stop(10_000);
    await expect(server.ask("/new")).rejects.toThrow("ECONNREFUSED");
    finish();
    expect((await slow).text).toBe("finished");
    await stopped;
  });

  it("cuts off at the limit what does not end", async () => {
    let started!: () => void;
    const running = new Promise<void>((resolve) => (started = resolve));
    server = await startHttp({ pages: () => (started(), new Promise(() => {})) });
    const endless = server.ask("/endless");
    const cut = expect(endless).rejects.toThrow("socket hang up");
    await running;
    await server.stop(1);
    await cut;
  });
});
