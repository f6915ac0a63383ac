import { Hono } from "hono";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { brotliDecompressSync } from "node:zlib";
import { permisoNuevo } from "../../../app/domain/analitica/permiso";
import { COOKIE_DE_MEDICION_DEL_USO } from "../../../app/domain/shared/navegacion/parametros";
import { anotarEspera } from "../../../server/platform/enPeticion";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import type { HttpParts } from "../../../server/http/http";
import { WAITING_ON_ONE_CONNECTION } from "../../../server/http/pipelining";
import { allowedAt, page, startHttp, type TestHttp } from "../../support/http";

let server: TestHttp;
afterEach(() => server.stop(0));

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const OWN_FORM = { ...FORM, "sec-fetch-site": "same-origin" };

const redirectTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, "set-cookie": "a=1" } });

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

  it("may ask for the camera alone where the pulse is measured, and nowhere near it", async () => {
    server = await startHttp();
    const policy = async (path: string) => (await server.ask(path)).headers["permissions-policy"];
    expect(await policy("/scanner-bienestar")).toMatch(/camera=\(?self\)?, microphone=\(\)/);
    for (const path of ["/scanner-bienestar/a-mano", "/scanner-bienestarx", "/mi-zona-privada/mediciones"]) {
      expect(await policy(path), path).toMatch(/camera=\(\), microphone=\(\)/);
    }
  });

  it("is asked for by https only, once the site is on https", async () => {
    server = await startHttp({
      security: { appUrl: new URL("https://b.test"), scriptHashes: [], formTargets: [], allowedAt },
    });
    const { headers } = await server.ask("/");
    expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  });

  it("runs a tag manager in no page but its frame, and there for a browser that allows it by name", async () => {
    const tags = { id: "GTM-AB12CD3", hash: "'sha256-tags'", to: [], host: "https://tags.test" };
    server = await startHttp({
      security: { appUrl: new URL("http://b.test"), scriptHashes: [], formTargets: [], allowedAt, tags },
    });
    const policy = async (path: string, gestor: string | null) => {
      const cookie = `${COOKIE_DE_MEDICION_DEL_USO}=${permisoNuevo(crypto.randomUUID(), gestor)}`;
      return (await server.ask(path, { headers: { cookie } })).headers["content-security-policy"];
    };
    const frame = "/privacidad/medicion/etiquetas";
    expect(await policy(frame, tags.id)).toBe(
      "default-src 'none'; script-src 'sha256-tags' https://tags.test; connect-src https://tags.test; " +
        "img-src https://tags.test; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
    );
    for (const [path, gestor] of [
      [frame, null],
      [frame, "GTM-OTRO12"],
      ["/", tags.id],
      ["/privacidad/medicion", tags.id],
    ] as const)
      expect(await policy(path, gestor), path).not.toContain("tags");
  });

  it("may post to the payment gateway, because a browser checks the redirect after a form too", async () => {
    server = await startHttp({
      security: {
        appUrl: new URL("https://b.test"),
        scriptHashes: [],
        formTargets: ["https://pay.test"],
        allowedAt,
      },
    });
    expect((await server.ask("/")).headers["content-security-policy"]).toContain(
      "form-action 'self' https://pay.test",
    );
  });

  it("may show pictures and videos of the CDN and of the content system, and run nothing of theirs", async () => {
    server = await startHttp({
      security: {
        appUrl: new URL("https://b.test"),
        scriptHashes: [],
        formTargets: [],
        allowedAt,
        cdn: { url: "https://cdn.test/b", hosts: [] },
        mediaHosts: ["cms.test", "fotos.test:8443"],
      },
    });
    const policy = (await server.ask("/")).headers["content-security-policy"];
    const hosts = "https://cdn.test https://cms.test https://fotos.test:8443";
    expect(policy).toContain(`img-src 'self' data: ${hosts};`);
    expect(policy).toContain(`media-src 'self' ${hosts};`);
    expect(policy).toContain("default-src 'self'; script-src 'self';");
  });

  it("stays out of every cache when it was made for somebody with a cookie", async () => {
    server = await startHttp({ isPublic: () => true });
    expect((await server.ask("/")).headers["cache-control"]).toBe("no-cache");
    const personal = await server.ask("/", { headers: { cookie: "bienestar_a=1" } });
    expect(personal.headers["cache-control"]).toBe("private, no-store");
    expect(personal.headers.vary).toContain("Cookie");
  });

  it.each([
    ["that is not for everybody", "/recuperar-clave?enlace=secreto", page("hola")],
    [
      "that opens a session",
      "/",
      page("", { headers: { "set-cookie": "a=1", "cache-control": "no-cache" } }),
    ],
    ["that leads to where a session is opened", "/", redirectTo("/mi-zona-privada")],
    ["that is an error", "/", page("", { status: 500 })],
  ])("stays out of every cache %s", async (_, path, answer) => {
    server = await startHttp({ isPublic: (asked) => asked === "/", pages: async () => answer });
    expect((await server.ask(path)).headers["cache-control"]).toBe("private, no-store");
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

/** A form of `bytes` bytes, with no value longer than our fields allow. */
const largeForm = (bytes: number) => {
  const field = `a=${"a".repeat(4_000)}&`;
  return field.repeat(Math.ceil(bytes / field.length)).slice(0, bytes);
};

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
    expect(server.lines).toContainEqual(
      expect.objectContaining({ msg: "security event", suceso: "acceso-denegado", motivo: "otro-origen" }),
    );
    expect(text).toContain("No pudimos comprobar de dónde viene este formulario");
  });

  const NO_ORIGIN = {
    other: "https://evil.test",
    port: "http://bienestar.test:8080",
    opaque: "null",
    none: "%",
    empty: "",
  };
  it.each(
    Object.entries(NO_ORIGIN).flatMap(([name, origin]) =>
      [{}, { "sec-fetch-site": "same-origin" }, { "sec-fetch-site": "none" }].map(
        (site) => [name, JSON.stringify(site), { ...FORM, ...site, origin }] as const,
      ),
    ),
  )("is refused where its origin is not ours (%s), whatever else it says: %s", async (_, __, headers) => {
    const reached: string[] = [];
    const pasarela = new Hono();
    pasarela.post("/pagar/1", (c) => c.text(String(reached.push(c.req.path))));
    server = await startHttp({ pasarela, pages: async ({ url }) => page(String(reached.push(url))) });
    for (const path of ["/", "/recuperar-clave", "/pasarela-de-prueba/pagar/1"]) {
      const { status, text } = await server.ask(path, { method: "POST", headers, body: "a=1" });
      expect([path, status]).toEqual([path, 403]);
      expect(text).toContain("No pudimos comprobar de dónde viene este formulario");
    }
    expect(reached).toEqual([]);
    expect(server.lines.filter((line) => line.motivo === "otro-origen")).toHaveLength(3);
  });

  it("is asked of no program: an endpoint has a key, and a notice is signed", async () => {
    const api: HttpParts["api"] = new Hono();
    api.post("/pasarela/notificaciones", (c) => c.text("heard"));
    server = await startHttp({ api });
    for (const origin of [undefined, "null", "https://evil.test"]) {
      const headers = { "content-type": "application/json", ...(origin && { origin }) };
      const { status } = await server.ask("/v2/pasarela/notificaciones", {
        method: "POST",
        headers,
        body: "{}",
      });
      expect(status).toBe(200);
    }
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
      body: largeForm(64 * 1024 + 1),
    });
    expect(status).toBe(413);
    expect(text).toContain("Lo que enviaste es demasiado grande");
    const most = await server.ask("/", { method: "POST", headers, body: largeForm(64 * 1024) });
    expect(most.text).toBe(String(64 * 1024));
  });

  it("is refused in words where one value is longer than any field, unless a script of ours sends it", async () => {
    const pages = async (request: Request) => page(`${(await request.text()).length}`);
    server = await startHttp({ pages, takesLarge: (path) => path === "/videollamada/sala" });
    const send = (path: string, valueLength: number) =>
      server.ask(path, { method: "POST", headers: OWN_FORM, body: `a=${"%3C".repeat(valueLength)}` });
    expect((await send("/", 8 * 1024)).status).toBe(200);
    const { status, text } = await send("/", 8 * 1024 + 1);
    expect(status).toBe(413);
    expect(text).toContain("Acorta el texto y vuelve a intentarlo.");
    expect(text.length).toBeLessThan(2_000);
    expect((await send("/videollamada/sala", 60_000)).status).toBe(200);
  });

  it.each(["/mi-perfil", "/v2/personas"])(
    "that breaks off is a bad request at %s, and no failure",
    async (path) => {
      server = await startHttp({});
      const socket = connect(server.port, "localhost");
      await once(socket, "connect");
      const length = path === "/mi-perfil" ? "content-length: 50" : "transfer-encoding: chunked";
      await new Promise((sent) =>
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: bienestar.test\r\nsec-fetch-site: same-origin\r\n` +
            `content-type: application/x-www-form-urlencoded\r\n${length}\r\n\r\n5\r\na=1`,
          sent,
        ),
      );
      socket.destroy();
      await expect.poll(() => server.lines.some(({ msg }) => msg === "request")).toBe(true);
      expect(server.lines.filter(({ informe }) => informe)).toEqual([]);
    },
  );

  it("is a bad request where it names two hosts", async () => {
    server = await startHttp({});
    const ask = (hosts: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(server.port, "localhost");
        socket.on("data", (chunk: Buffer) => resolve(chunk.toString()));
        socket.write(`GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
      });
    expect(await ask("host: bienestar.test\r\n")).toMatch(/^HTTP\/1.1 200/);
    expect(await ask("host: bienestar.test\r\nHost: otro.test\r\n")).toMatch(/^HTTP\/1.1 400/);
    expect(await ask("host: bienestar.test\r\nHost: bienestar.test\r\n")).toMatch(/^HTTP\/1.1 400/);
  });

  it.each(["application/json", "multipart/form-data; boundary=x", "text/plain"])(
    "is nothing but a form, not %s",
    async (type) => {
      const pasarela = new Hono();
      pasarela.post("/pagar/1", (c) => c.text(""));
      server = await startHttp({ pasarela });
      const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
      for (const path of ["/", "/pasarela-de-prueba/pagar/1"]) {
        expect((await server.ask(path, { method: "POST", headers, body: "{}" })).status).toBe(415);
      }
    },
  );

  it.each([
    ["a list of four thousand million", "correo[4294967294]=x&clave=x"],
    ["a list of a hundred", "correo[100]=x"],
    ["a list in a list", "a[1][1]=x"],
    ["a list in the middle of a name", "a[1].b=x"],
    ["a name with an escape in it", "correo%5B4294967294%5D=x"],
    ["a name that is too long", `${"a".repeat(62)}=x`],
    ["a name without an end", "a[=x"],
    ["no name", "=x"],
    ["a name from nowhere", "%00=x"],
    ["a text that no storage takes", "idEscaneo=a%00"],
    ["201 fields", Array.from({ length: 201 }, (_, n) => `a${n}=`).join("&")],
    ["a field 101 times", "a=1&".repeat(101).slice(0, -1)],
    ["nothing between its signs", "&".repeat(60_000)],
  ])("is refused before anybody reads it when it has %s", async (_, body) => {
    let read = 0;
    const pasarela = new Hono();
    pasarela.post("/pagar/1", (c) => c.text(String((read += 1))));
    server = await startHttp({ pasarela, pages: async () => page(String((read += 1))) });
    for (const path of ["/iniciar-sesion", "/pasarela-de-prueba/pagar/1"]) {
      const { status, text } = await server.ask(path, { method: "POST", headers: OWN_FORM, body });
      expect(status).toBe(400);
      expect(text).toContain("No pudimos leer este formulario");
      expect(text.length).toBeLessThan(1_000);
    }
    expect(read).toBe(0);
  });

  it.each([
    "politica.CUA-2[99]=1&_a=&temas=1&temas=2",
    `${"a".repeat(61)}=x`,
    Array.from({ length: 200 }, (_, n) => `a${n}=%C3%B1+`).join("&"),
    "a=1&".repeat(100).slice(0, -1),
    "",
  ])("is taken as it was sent: %#", async (body) => {
    server = await startHttp({ pages: async (request) => page(await request.text()) });
    const { status, text } = await server.ask("/", { method: "POST", headers: OWN_FORM, body });
    expect([status, text]).toEqual([200, body]);
  });
});

describe("the one button that a mail reader presses for its reader", () => {
  const CLICK = "List-Unsubscribe=One-Click";
  const MULTIPART = `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  const seen: { url: string; cookie: string | null; body: string }[] = [];
  const takesOneClick = (path: string) => path === "/no-recordarme";
  const start = (status = 303) =>
    startHttp({
      takesOneClick,
      async pages(request) {
        const { pathname, search } = new URL(request.url);
        const body = await request.text();
        seen.push({ url: pathname + search, cookie: request.headers.get("cookie"), body });
        return status === 303 ? redirectTo("/no-recordarme?hecho") : new Response(null, { status });
      },
    });
  const post = (path: string, headers: Record<string, string>, body: string) =>
    server.ask(path, { method: "POST", headers, body });

  it.each([
    ["as a form", FORM, CLICK],
    ["in parts", { "content-type": "multipart/form-data; boundary=x" }, MULTIPART],
    ["from a page of the reader's own", { ...FORM, origin: "https://correo.test" }, CLICK],
  ])("is pressed without a session or a page of ours, and leads nowhere: %s", async (_, headers, body) => {
    seen.length = 0;
    server = await start();
    const answer = await post("/no-recordarme?llave=a.b", { ...headers, cookie: "sesion=de-rosa" }, body);
    expect([answer.status, answer.headers.location, answer.headers["set-cookie"]]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(seen).toEqual([{ url: "/no-recordarme?llave=a.b", cookie: null, body: "" }]);
  });

  it("is not found with a key that is not ours", async () => {
    server = await start(404);
    expect((await post("/no-recordarme?llave=otra", FORM, CLICK)).status).toBe(404);
  });

  it("is a button of those pages alone, and nothing else is taken there from elsewhere", async () => {
    seen.length = 0;
    server = await start();
    for (const [path, body] of [
      ["/iniciar-sesion", CLICK],
      ["/no-recordarme/otra", CLICK],
      ["/no-recordarme?llave=a.b", "a=1"],
      ["/no-recordarme?llave=a.b", "List-Unsubscribe=Two-Clicks"],
    ] as const)
      expect((await post(path, FORM, body)).status, path + body).toBe(403);
    expect(seen).toEqual([]);
    // The form of our own page is accepted at that address.
    expect((await post("/no-recordarme?llave=a.b", OWN_FORM, "")).headers.location).toBe(
      "/no-recordarme?hecho",
    );
  });
});

describe("an address or a method that nobody can mean", () => {
  it.each([
    ["GET", "/%E0%A4%A", 400],
    ["GET", "/%00", 400],
    ["GET", "/resumen?horario=a%00", 400],
    ["GET", "/resumen?%00", 400],
    ["GET", "/v2/catalogos?a=%00", 400],
    ["GET", "/%0d%0a/%0d%0a", 400],
    ["GET", "/%09/%09", 400],
    ["GET", "/%5c/%5c", 400],
    ["GET", "/%0a/%1b%5b31mHOLA", 400],
    ["GET", "/%c2%85", 400],
    ["GET", "/%C3%B1and%C3%BA", 200],
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
    ["GET", "/agendar?%5Fdata=routes%2Fagendar", 404],
    ["GET", "/agendar?a=1&%5fd%61ta", 404],
    ["GET", "/agendar%2Edata", 404],
  ])("%s %s is answered %i", async (method, path, status) => {
    server = await startHttp();
    expect((await server.ask(path, { method })).status).toBe(status);
  });

  it.each([
    ["a file", Response.json({ message: "Unexpected Server Error" }, { status: 405 })],
    [
      "a page",
      new Response("hay un error de servicio", { status: 405, headers: { "content-type": "text/html" } }),
    ],
  ])("is told where %s takes no form, as no failure of ours", async (_, answer) => {
    server = await startHttp({ pages: async () => answer });
    const { status, text } = await server.ask("/", { method: "POST", headers: OWN_FORM, body: "a=1" });
    expect(status).toBe(405);
    expect(text).toContain("Esta dirección no acepta esa acción");
    expect(text).not.toContain("error de servicio");
  });

  it("says which methods there are", async () => {
    server = await startHttp();
    expect((await server.ask("/", { method: "PUT" })).headers.allow).toBe("GET, HEAD, POST");
  });

  it("says no more of itself than a page does", async () => {
    server = await startHttp();
    for (const path of ["http://evil.test/", "/%00", "/healthz", "/readyz", "/v2/nada"]) {
      const { headers } = await server.ask(path);
      expect(headers["x-content-type-options"], path).toBe("nosniff");
      expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
      expect(headers["cache-control"], path).toContain("no-store");
    }
  });

  it("is told to programs in the envelope of the API", async () => {
    server = await startHttp();
    const { status, text } = await server.ask("/v2/nada");
    expect(status).toBe(404);
    expect(JSON.parse(text)).toEqual({
      success: false,
      error: { code: "direccion-no-existe", message: "Esa dirección no existe en esta API." },
    });
  });
});

describe("the API", () => {
  it("takes any method, needs no origin and learns who asks", async () => {
    const api = new Hono<{ Variables: { idSolicitud?: string; red?: string } }>();
    api.delete("/horarios/:id", (c) => c.json({ id: c.get("idSolicitud"), red: c.get("red") }));
    api.post("/horarios", (c) => c.json({}, 201, { "cache-control": "max-age=60" }));
    server = await startHttp({ api });
    const { headers, text } = await server.ask("/v2/horarios/7", { method: "DELETE" });
    const heard = JSON.parse(text) as Record<string, string>;
    expect(heard.id).toBe(headers["x-request-id"]);
    expect(heard.red).toMatch(/^(0:0:0:0::\/64|127\.0\.0\.1)$/);
    const posted = await server.ask("/v2/horarios", { method: "POST", headers: FORM, body: "a=1" });
    expect(posted.status).toBe(201);
    expect([headers, posted.headers].map((of) => of["cache-control"])).toEqual(
      Array(2).fill("private, no-store"),
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

  it("is logged without what its path opens", async () => {
    server = await startHttp();
    const token = "5d3f7c1e-0000-4000-8000-000000000000";
    await server.ask(`/calendario/${token}.ics`);
    await server.ask(`/CALENDARIO/${token}.ics`);
    await server.ask(`/%63alendario/${token}.ics/`);
    await server.ask(`//calendario//${token}.ics//`);
    await server.ask(`/recuperar/${"a".repeat(43)}/nueva`);
    await server.ask(`/mi-zona-privada/cita/${token}`);
    expect(server.lines.map(({ path }) => path)).toEqual([
      "/calendario/[omitido].ics",
      "/CALENDARIO/[omitido].ics",
      "/calendario/[omitido].ics/",
      "//calendario//[omitido].ics//",
      "/recuperar/[omitido]/nueva",
      `/mi-zona-privada/cita/${token}`,
    ]);
  });

  it("is never what was sent, also behind a proxy of ours, which passes on what a client wrote", async () => {
    const headers = { "x-request-id": "from-outside-1" };
    for (const trustedProxies of [[], ["127.0.0.1", "::1"]]) {
      server = await startHttp({ config: { trustedProxies } });
      expect((await server.ask("/", { headers })).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
      expect(server.lines.map(({ id }) => id)).not.toContain("from-outside-1");
      await server.stop(0);
    }
  });

  it("is the support code when nothing else is left to show", async () => {
    server = await startHttp({
      pages: async () => {
        throw new Error("boom");
      },
    });
    const { status, text, headers } = await server.ask("/");
    expect(status).toBe(500);
    expect(text).toContain(`Código de soporte: ${String(headers["x-request-id"])}`);
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

describe("what is no request", () => {
  it.each([
    ["an unknown method", "FOO / HTTP/1.1\r\nhost: bienestar.test\r\n\r\n", 400],
    ["no words of the protocol", "hola\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["too many headers", `GET / HTTP/1.1\r\nhost: bienestar.test\r\nx: ${"x".repeat(70_000)}\r\n\r\n`, 431],
  ])("%s is answered with the headers of every answer", async (_, sent, status) => {
    server = await startHttp();
    const answer = await say(server.port, sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of ["content-security-policy: default-src 'none'", "cache-control: no-store"])
      expect(answer).toContain(header);
  });

  it("what expects something that nobody knows is answered as if it did not", async () => {
    server = await startHttp();
    const asked = "GET /nada HTTP/1.1\r\nhost: bienestar.test\r\nconnection: close\r\n";
    const withoutIds = (answer: string) => answer.replace(/^(x-request-id|date): .*$|nonce-[^']*/gim, "");
    const response = withoutIds(await say(server.port, `${asked}\r\n`));
    expect(response).toContain("content-security-policy: ");
    expect(withoutIds(await say(server.port, `${asked}expect: 200-maybe\r\n\r\n`))).toBe(response);
  });
});

/** Sends this text over a connection and nothing else, and reads the answer to its end. */
function say(port: number, sent: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect({ port, host: "localhost" }, () => socket.write(sent));
    socket.setEncoding("utf8").on("data", (chunk: string) => (heard += chunk));
    socket.on("error", () => {}).on("close", () => resolve(heard));
  });
}

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

  it("stays good where part of the content is broken, and says so", async () => {
    server = await startHttp({ degraded: () => ["archivos de contenido con errores: 1"] });
    const answer = await server.ask("/readyz");
    expect([answer.status, answer.text]).toEqual([200, "ok\narchivos de contenido con errores: 1"]);
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
  it("says when the last of the limits that were reached ends, and only where one was", async () => {
    const limites = [12.2, 86_000, 900];
    const pages = (request: Request) => {
      if (!request.url.endsWith("/mi-zona-privada")) limites.forEach(anotarEspera);
      return Promise.resolve(new Response("no", { status: request.url.endsWith("/bienestar") ? 200 : 429 }));
    };
    server = await startHttp({ pages });
    const retryAfter = async (path: string) => (await server.ask(path)).headers["retry-after"];
    expect(await retryAfter("/mi-perfil")).toBe("86000");
    // An unknown waiting time is not replaced by a constant, and each request has its own.
    expect(await retryAfter("/mi-zona-privada")).toBeUndefined();
    expect(await retryAfter("/bienestar")).toBeUndefined();
  });

  it("is asked for again: the answer says when, and how to ask for help", async () => {
    server = await startHttp({ pages: () => Promise.reject(new NoDisponible("almacen")) });
    const { status, headers, text } = await server.ask("/mi-perfil");
    expect([status, headers["retry-after"]]).toEqual([503, "10"]);
    expect(text).toContain(String(headers["x-request-id"]));
  });
});

/** Any end of the connection is right here, a reset too. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

describe("what is asked on one connection without waiting", () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

  it("is begun one after the other, and answered in that order", async () => {
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    server = await startHttp({
      pages: ({ url }) => {
        const { pathname } = new URL(url);
        begun.push(pathname);
        return new Promise((resolve) => finish.push(() => resolve(page(`<${pathname}>`))));
      },
    });
    const socket = connect(server.port, "localhost");
    let received = "";
    socket.on("data", (chunk) => (received += String(chunk)));
    socket.write(get("/a") + get("/b") + get("/c"));
    for (const [so, path] of ["/a", "/b", "/c"].entries()) {
      await expect.poll(() => begun.length > so).toBe(true);
      // The server answers other requests meanwhile.
      await server.ask("/healthz");
      expect(begun.at(-1)).toBe(path);
      finish[so]!();
      await expect.poll(() => received.includes(`<${path}>`)).toBe(true);
    }
    expect(begun).toEqual(["/a", "/b", "/c"]);
    socket.destroy();
  });

  it("ends the connection when it is too much", async () => {
    let begun = 0;
    server = await startHttp({ pages: () => (begun++, new Promise(() => {})) });
    const socket = connect(server.port, "localhost");
    socket.on("error", () => {}).resume();
    socket.write(get("/").repeat(WAITING_ON_ONE_CONNECTION + 2));
    await closed(socket);
    expect(begun).toBe(1);
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
    await expect.poll(() => server.lines.some(({ msg }) => msg === "request")).toBe(true);
    // Data that was already sent still arrives; then no more comes.
    let received = 0;
    socket.on("data", (chunk) => (received += chunk.length)).on("error", () => {});
    await closed(socket);
    expect(received).toBeLessThan(20_000_000);
  });

  it("loses its connection before the answer has an end", async () => {
    const chunk = new Uint8Array(100_000);
    let cancelled = false;
    server = await startHttp({
      writeTimeoutInMs: 50,
      pages: async () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(chunk),
            cancel: () => void (cancelled = true),
          }),
        ),
    });
    const socket = connect(server.port, "localhost");
    socket.on("error", () => {}).write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await expect.poll(() => server.lines.some(({ msg }) => msg === "request")).toBe(true);
    expect(server.lines.find(({ msg }) => msg === "request")).toMatchObject({ aborted: true });
    await expect.poll(() => cancelled).toBe(true);
    socket.destroy();
  });

  it("is not one that waits for a page which takes longer than that", async () => {
    server = await startHttp({
      writeTimeoutInMs: 20,
      pages: () => new Promise((resolve) => setTimeout(() => resolve(page("al fin")), 200)),
    });
    expect((await server.ask("/lenta")).text).toBe("al fin");
  });

  it("is let go of, too, where we never answer and neither side moves a byte", async () => {
    server = await startHttp({
      ...{ writeTimeoutInMs: 20, idleTimeoutInMs: 60 },
      pages: () => new Promise(() => {}),
    });
    await expect(server.ask("/nunca")).rejects.toThrow(/ECONNRESET|socket hang up/);
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
