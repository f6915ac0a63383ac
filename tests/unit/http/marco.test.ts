import { afterEach, describe, expect, it } from "vitest";
import { page, startHttp, type TestHttp } from "../../support/http";

let server: TestHttp;
afterEach(() => server.stop(0));

/** Starts a server whose pages say for which mode they were made. */
async function start(extra: Parameters<typeof startHttp>[0] = {}) {
  server = await startHttp({
    publicPages: { version: async () => "1", publicQuery: () => [] },
    pages: async (request) =>
      page(`${new URL(request.url).search || "normal"} for ${request.headers.get("cookie") ?? "nobody"}`),
    ...extra,
  });
}
const inApp = { headers: { cookie: "bienestar_webview=on" } };

describe("the webview mode", () => {
  it("is kept for 365 days in a cookie of this host, and ended by the address", async () => {
    await start();
    const on = (await server.ask("/?webview=on")).headers["set-cookie"]!;
    expect(on).toEqual(["bienestar_webview=on; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"]);
    expect(on[0]).not.toMatch(/domain/i);
    const off = await server.ask("/?webview=off", inApp);
    expect(off.headers["set-cookie"]![0]).toContain("bienestar_webview=; Path=/; Max-Age=0");
    expect((await server.ask("/?webview=maybe")).headers["set-cookie"]).toBeUndefined();
  });

  it("is kept by a redirect too", async () => {
    await start({
      pages: async () => new Response(null, { status: 302, headers: { location: "/iniciar-sesion" } }),
    });
    expect((await server.ask("/mi-zona-privada?webview=on")).headers["set-cookie"]).toHaveLength(1);
  });

  it("never shares a page in memory with the other visitors, in any order", async () => {
    await start();
    for (let round = 0; round < 2; round += 1) {
      expect((await server.ask("/especialista")).text).toBe("normal for nobody");
      expect((await server.ask("/especialista", inApp)).text).toContain("for bienestar_webview=on");
      expect((await server.ask("/especialista?webview=on")).text).toContain("?webview=on");
    }
    expect((await server.ask("/especialista")).text).toBe("normal for nobody");
  });

  it.each([
    "backpage=/agendar",
    "from=/agendar",
    "dl=on",
    "app-update-title=2.0",
    "error=servicio",
    "vista=contenido",
  ])("a page in memory never answers %s", async (query) => {
    await start();
    await server.ask("/especialista");
    expect((await server.ask(`/especialista?${query}`)).text).toContain(query.split("=")[0]);
    expect((await server.ask("/especialista")).text).toBe("normal for nobody");
  });
});

describe("a notice", () => {
  it("is over once a page has shown it, and not with a redirect before", async () => {
    let status = 302;
    let tipo = "application/json";
    await start({
      pages: async () =>
        new Response("", { status, headers: status === 302 ? { location: "/" } : { "content-type": tipo } }),
    });
    const brought = { headers: { cookie: "bienestar_avisos=contacto-guardado" } };
    expect((await server.ask("/mi-zona-privada", brought)).headers["set-cookie"]).toBeUndefined();
    status = 200;
    expect((await server.ask("/mi-zona-privada", brought)).headers["set-cookie"]).toBeUndefined();
    tipo = "text/html; charset=utf-8";
    expect((await server.ask("/mi-zona-privada", brought)).headers["set-cookie"]![0]).toContain("Max-Age=0");
  });
});

describe("the region check", () => {
  const alcance = { cabecera: "x-pais", paises: ["PE"], dispositivosNegados: /viejo/i };
  const proxied = { appUrl: new URL("http://bienestar.test"), trustedProxies: ["127.0.0.1", "::1"] };
  const from = (pais: string, more: Record<string, string> = {}) => ({
    headers: { "x-pais": pais, ...more },
  });

  it("is off unless it is configured", async () => {
    await start();
    expect((await server.ask("/", from("CL"))).status).toBe(200);
  });

  it("sends who is outside to the page that says why, and never from there", async () => {
    await start({ config: proxied, alcance });
    const sent = await server.ask("/agendar?dia=1", from("CL"));
    expect([sent.status, sent.headers.location]).toEqual([
      302,
      "/reclamo?motivo=region&redirect=%2Fagendar%3Fdia%3D1",
    ]);
    expect((await server.ask(sent.headers.location!, from("CL"))).status).toBe(200);
    expect((await server.ask("/", from("pe"))).status).toBe(200);
  });

  it("lets nobody's memory answer for it, in either direction", async () => {
    await start({ config: proxied, alcance });
    expect((await server.ask("/", from("PE"))).status).toBe(200);
    expect((await server.ask("/", from("CL"))).status).toBe(302);
    expect((await server.ask("/", from("PE"))).status).toBe(200);
  });

  it("leaves alone who chose to go on, who has no country, and forms on their way", async () => {
    await start({ config: proxied, alcance });
    expect((await server.ask("/", from("CL", { cookie: "bienestar_region=seguir" }))).status).toBe(200);
    expect((await server.ask("/")).status).toBe(200);
  });

  it("believes the header of a trusted proxy only", async () => {
    await start({ alcance });
    expect((await server.ask("/", from("CL"))).status).toBe(200);
  });

  it("knows the devices that the site is not for", async () => {
    await start({ alcance });
    expect((await server.ask("/", { headers: { "user-agent": "Navegador Viejo 1" } })).status).toBe(302);
  });
});

describe("a page", () => {
  it("that takes too long ends as a service error with its support code", async () => {
    await start({ pages: () => new Promise(() => {}), pageLimitInMs: 30 });
    const answer = await server.ask("/agendar");
    expect(answer.status).toBe(504);
    expect(answer.text).toContain("Lo sentimos, hay un error de servicio");
    expect(answer.text).toContain(answer.headers["x-request-id"]);
    expect(server.lines.find(({ informe }) => informe)).toMatchObject({
      informe: { codigo: "504 Timeout", path: "/agendar" },
    });
  });

  it("that takes too long gives a form back with what is true of it, and says whom to ask", async () => {
    await start({
      pages: () => new Promise(() => {}),
      pageLimitInMs: 30,
      sentBy: async (request) => ({
        action: "/resumen?horario=1",
        campos: [["cupon", (await request.formData()).get("cupon") as string]],
        siFalla: "No se hizo ningún cobro.",
      }),
      helpWith: (codigo) => ({ href: `mailto:ayuda@b.pe?body=${codigo}`, texto: "Escribir un correo" }),
    });
    const { status, text, headers } = await server.ask("/resumen?horario=1", {
      method: "POST",
      body: "cupon=BIENESTAR20",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    });
    expect(status).toBe(504);
    expect(text).toContain("No se hizo ningún cobro.");
    expect(text).toMatch(/<input[^>]+name="cupon" value="BIENESTAR20"/);
    expect(text).toContain("Volver a intentarlo");
    expect(text).toContain(`mailto:ayuda@b.pe?body=${String(headers["x-request-id"])}`);
    expect(text).toContain(`Código de soporte: ${String(headers["x-request-id"])}`);
  });

  it("may be framed by our viewer only when it is a document", async () => {
    await start();
    const of = async (path: string) => (await server.ask(path)).headers;
    expect((await of("/terminos-y-condiciones"))["x-frame-options"]).toBe("SAMEORIGIN");
    expect((await of("/terminos-y-condiciones"))["content-security-policy"]).toContain(
      "frame-ancestors 'self'",
    );
    expect((await of("/mi-perfil/mis-datos"))["x-frame-options"]).toBe("DENY");
  });
});
