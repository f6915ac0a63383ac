import { afterEach, describe, expect, it } from "vitest";
import { gunzipSync } from "node:zlib";
import { page, startHttp, type TestHttp } from "../../support/http";

let server: TestHttp;
afterEach(() => server.stop(0));

/** Starts a server whose pages say for whom and from which data they were made. */
async function start() {
  const rendered: string[] = [];
  let version = 1;
  server = await startHttp({
    publicPages: {
      version: async () => String(version),
      publicQuery: (pathname) => (pathname === "/especialista" ? ["tema", "idioma"] : undefined),
    },
    pages: async (request) => {
      rendered.push(request.url);
      const cookie = request.headers.get("cookie") ?? "nobody";
      return page(`${request.url} for ${cookie}, version ${version} ${"x".repeat(2000)}`);
    },
  });
  return { rendered, change: () => version++ };
}

describe("an anonymous visit of a public page", () => {
  it("is answered from memory, with every header that the page had", async () => {
    const { rendered } = await start();
    const first = await server.ask("/especialista");
    const second = await server.ask("/especialista");
    expect(second.text).toBe(first.text);
    expect(rendered).toHaveLength(1);
    for (const name of ["content-security-policy", "x-content-type-options", "vary", "cache-control"]) {
      expect(second.headers[name]).toBe(first.headers[name]);
    }
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    expect(server.lines.filter(({ msg }) => msg === "request")).toHaveLength(2);
  });

  it("is made from the address alone", async () => {
    await start();
    const headers = { cookie: "analytics=somebody", "user-agent": "x", referer: "https://elsewhere.test/" };
    expect((await server.ask("/especialista", { headers })).text).toContain("for nobody");
  });

  it("differs by the query names of the page, in any order, and by no others", async () => {
    const { rendered } = await start();
    await server.ask("/especialista?utm_source=mail&tema=sue%C3%B1o&idioma=es");
    await server.ask("/especialista?idioma=es&tema=sue%C3%B1o&fbclid=1");
    await server.ask("/especialista?tema=duelo");
    expect(rendered).toEqual([
      "http://bienestar.test/especialista?tema=sue%C3%B1o&idioma=es",
      "http://bienestar.test/especialista?tema=duelo",
    ]);
  });

  it("shows a change of the data at once", async () => {
    const { change } = await start();
    await server.ask("/especialista");
    change();
    expect((await server.ask("/especialista")).text).toContain("version 2");
  });

  it("is sent in the encoding that the browser likes", async () => {
    const { rendered } = await start();
    const plain = await server.ask("/especialista");
    const packed = await server.ask("/especialista", { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(packed.body).toString()).toBe(plain.text);
    expect(rendered).toHaveLength(1);
  });

  it("costs no bytes when the browser has the page already", async () => {
    await start();
    const { headers } = await server.ask("/especialista");
    const again = await server.ask("/especialista", { headers: { "if-none-match": headers.etag } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it("may ask for the headers only", async () => {
    await start();
    const head = await server.ask("/especialista", { method: "HEAD" });
    const full = await server.ask("/especialista");
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
  });
});

describe("a visit that memory does not answer", () => {
  it.each([
    ["of somebody with a session", "/especialista", { headers: { cookie: "a=1; bienestar_c=ana" } }],
    ["of a program with a token", "/especialista", { headers: { authorization: "Bearer x" } }],
    ["of a page that is not public", "/agendar", {}],
    ["that says a thing twice", "/especialista?tema=duelo&tema=otro", {}],
    ["that says a thing at length", `/especialista?tema=${"x".repeat(81)}`, {}],
    [
      "that posts",
      "/especialista",
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      },
    ],
  ])("is one %s", async (_, path, question) => {
    const { rendered } = await start();
    await server.ask(path, question);
    await server.ask(path, question);
    expect(rendered).toHaveLength(2);
  });

  it("never leaves a trace in what others are sent, however many come at once", async () => {
    await start();
    const visits = Array.from({ length: 200 }, (_, n) =>
      n % 2 === 0
        ? server.ask("/especialista").then(({ text }) => expect(text).toContain("for nobody"))
        : server
            .ask("/especialista", { headers: { cookie: `bienestar_c=ana${n}` } })
            .then(({ text }) => expect(text).toContain(`for bienestar_c=ana${n},`)),
    );
    await Promise.all(visits);
  });
});

describe("a public page that cannot be kept", () => {
  it("reaches the one who asked, and is made again for the next", async () => {
    let renders = 0;
    server = await startHttp({
      publicPages: { version: async () => "1", publicQuery: () => [] },
      pages: async () => page(`try ${++renders}`, { status: 404, headers: { "set-cookie": `a=${renders}` } }),
    });
    const first = await server.ask("/especialista");
    expect([first.status, first.text, first.headers["set-cookie"]]).toEqual([404, "try 1", ["a=1"]]);
    expect((await server.ask("/especialista")).text).toBe("try 2");
  });

  it("is still made when the version cannot be read", async () => {
    server = await startHttp({
      publicPages: { version: () => Promise.reject(new Error("no database")), publicQuery: () => [] },
    });
    expect((await server.ask("/")).text).toBe("hola");
  });
});
