import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import type { HttpParts } from "../../../server/http/http";
import { PLACES_OF_ONE_ADDRESS, type TurnstileOptions } from "../../../server/http/turnstile";
import { page, startHttp, type TestHttp } from "../../support/http";

let server: TestHttp;
afterEach(() => server.stop(1));

/** Starts a site with a limit of simultaneous sign-ins, whose pages answer when the test says so. */
async function startCrowded(options: Partial<TurnstileOptions>) {
  const inside: ((status?: number) => void)[] = [];
  const api: HttpParts["api"] = new Hono();
  api.post("/token", async (c) => c.text(await c.req.text()));
  server = await startHttp({
    config: { trustedProxies: ["127.0.0.1", "::1"] },
    api,
    pages: ({ method }) =>
      method === "GET"
        ? Promise.resolve(page("la página"))
        : new Promise((resolve) => inside.push((status = 200) => resolve(page("adentro", { status })))),
    turnstile: {
      triesPasswords: (path) => path === "/entrar" || path === "/v2/token",
      places: 2,
      placesOfKnown: 1,
      knownAs: async (request) =>
        /^conocido=(.+)$/
          .exec(request.header("cookie") ?? "")?.[1]
          ?.split("-")
          .map(Number) ?? [],
      sentBy: async (request) => {
        const form = await request.formData();
        return {
          action: "/entrar?a=1&b=2",
          siFalla: null,
          campos: [["correo", form.get("correo") as string]],
        };
      },
      holdInMs: 0,
      ...options,
    },
  });
  const enter = (from: string, headers: Record<string, string> = {}, path = "/entrar") =>
    server.ask(path, {
      method: "POST",
      headers: {
        origin: "http://bienestar.test",
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": from,
        ...headers,
      },
      body: new URLSearchParams({ correo: `"><b>${from}`, clave: "secreta-de-prueba" }).toString(),
    });
  return { inside, enter };
}

describe("where passwords are tried", () => {
  it("only so many are let in; the others never reach the page, and keep what they typed", async () => {
    const { inside, enter } = await startCrowded({});
    const first = [enter("10.0.0.1"), enter("10.0.0.2")];
    await expect.poll(() => inside.length).toBe(2);
    const { status, headers, text } = await enter("10.0.0.3");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(text).toContain("Inténtalo en unos segundos");
    // This refusal is not logged, so a support code would find nothing.
    expect(text).not.toContain(String(headers["x-request-id"]));
    expect(text).toContain('action="/entrar?a=1&amp;b=2"');
    expect(text).toContain('name="correo" value="&quot;&gt;&lt;b&gt;10.0.0.3"');
    expect(text).not.toContain("secreta-de-prueba");
    expect(inside).toHaveLength(2);

    inside[0]!();
    expect((await first[0]!).status).toBe(200);
    const next = enter("10.0.0.3");
    await expect.poll(() => inside.length).toBe(3);
    for (const answer of inside) answer();
    expect((await next).status).toBe(200);
  });

  it("whoever only looks is not kept back", async () => {
    const { inside, enter } = await startCrowded({ places: 0 });
    expect((await enter("10.0.0.1")).status).toBe(503);
    expect((await server.ask("/entrar")).text).toBe("la página");
    expect(inside).toHaveLength(0);
  });

  it("one address does not fill the places of the others", async () => {
    const { inside, enter } = await startCrowded({ places: 100, placesOfKnown: 0 });
    const same = Array.from({ length: PLACES_OF_ONE_ADDRESS }, () => enter("10.0.0.1"));
    await expect.poll(() => inside.length).toBe(PLACES_OF_ONE_ADDRESS);
    expect((await enter("10.0.0.1")).status).toBe(503);
    const fromElsewhere = enter("10.0.0.2");
    await expect.poll(() => inside.length).toBe(PLACES_OF_ONE_ADDRESS + 1);
    for (const answer of inside) answer();
    for (const answer of [...same, fromElsewhere]) expect((await answer).status).toBe(200);
  });

  it("a browser that is known comes in beside the crowd, also from its address, and so many of them", async () => {
    const { inside, enter } = await startCrowded({});
    const crowd = [enter("10.0.0.1"), enter("10.0.0.1")];
    await expect.poll(() => inside.length).toBe(2);
    const owner = enter("10.0.0.1", { cookie: "conocido=1" });
    await expect.poll(() => inside.length).toBe(3);
    expect((await enter("10.0.0.9", { cookie: "conocido=1" })).status).toBe(503);
    for (const answer of inside) answer();
    for (const answer of [...crowd, owner]) expect((await answer).status).toBe(200);
  });

  it("one person has two places of their own in all browsers of theirs, and takes none of the others'", async () => {
    const { inside, enter } = await startCrowded({ places: 100, placesOfKnown: 8 });
    const known = { cookie: "conocido=1" };
    const own = PLACES_OF_ONE_ADDRESS + 2;
    const all = [];
    for (let each = 1; each <= own; each++) {
      all.push(enter("10.0.0.1", known));
      await expect.poll(() => inside.length).toBe(each);
    }
    expect((await enter("10.0.0.1", known)).status).toBe(503);
    // Another person has signed in from that browser too, and has places of their own in the queue.
    const withOtherPerson = enter("10.0.0.1", { cookie: "conocido=1-2" });
    await expect.poll(() => inside.length).toBe(own + 1);
    for (const answer of inside) answer();
    for (const answer of [...all, withOtherPerson]) expect((await answer).status).toBe(200);
  });

  it("whoever has many accounts fills neither the places of strangers with them nor those of the known", async () => {
    const { inside, enter } = await startCrowded({ places: 10, placesOfKnown: 5 });
    const all: ReturnType<typeof enter>[] = [];
    const comeIn = async (from: string, headers?: Record<string, string>) => {
      all.push(enter(from, headers));
      await expect.poll(() => inside.length).toBe(all.length);
    };
    for (let each = 1; each <= PLACES_OF_ONE_ADDRESS; each++) await comeIn("10.0.0.1");
    for (let account = 1; account <= 4; account++)
      await comeIn("10.0.0.1", { cookie: `conocido=${account}` });
    expect((await enter("10.0.0.1", { cookie: "conocido=5" })).status).toBe(503);
    await comeIn("10.0.9.1");
    await comeIn("10.0.9.2");
    expect((await enter("10.0.9.3")).status).toBe(503);
    await comeIn("10.0.9.3", { cookie: "conocido=6" });
    for (const answer of inside) answer();
    for (const answer of all) expect((await answer).status).toBe(200);
  });

  it("whoever has many addresses side by side leaves room to others, and has it all to themselves no longer", async () => {
    const { inside, enter } = await startCrowded({ places: 24, placesOfKnown: 0 });
    const line = (n: number) => enter(`2001:db8:7:${n.toString(16)}::1`);
    const all = Array.from({ length: 16 }, (_, n) => line(n));
    await expect.poll(() => inside.length).toBe(16);
    expect((await line(99)).status).toBe(503);
    const fromElsewhere = enter("2001:db8:8::1");
    await expect.poll(() => inside.length).toBe(17);
    for (const answer of inside) answer();
    for (const answer of [...all, fromElsewhere]) expect((await answer).status).toBe(200);
  });

  it("a program is told in its envelope", async () => {
    const { enter } = await startCrowded({ places: 0 });
    const { status, headers, text } = await enter("10.0.0.1", {}, "/v2/token");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(JSON.parse(text)).toMatchObject({ success: false, error: { code: "no-disponible" } });
  });

  it("whoever has not sent everything has no place, also a program", async () => {
    const { enter } = await startCrowded({ places: 1 });
    const port = server.port;
    const half = Array.from({ length: 3 }, () => {
      const socket = connect(port, "localhost");
      socket.write(
        "POST /v2/token HTTP/1.1\r\nhost: bienestar.test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{}{",
      );
      return socket;
    });
    await Promise.all(half.map((socket) => once(socket, "connect")));
    // The answer shows that the server has read what was written before on other connections.
    await server.ask("/healthz");
    expect((await enter("10.0.0.1", {}, "/v2/token")).text).toContain("secreta-de-prueba");
    for (const socket of half) socket.destroy();
  });

  it("a refusal is the last to be answered, and keeps nobody else waiting", async () => {
    let looked = 0;
    const knownAs = async () => (looked++, []);
    const { inside, enter } = await startCrowded({ places: 1, holdInMs: 3_600_000, knownAs });
    const answered: string[] = [];
    const ask = (name: string, answer: Promise<unknown>) =>
      answer.then(
        () => answered.push(name),
        () => answered.push(`${name}, cut off`),
      );
    const first = ask("first", enter("10.0.0.1"));
    await expect.poll(() => inside.length).toBe(1);
    const refused = ask("refused", enter("10.0.0.2"));
    await expect.poll(() => looked).toBe(1);
    await ask("a visitor", server.ask("/healthz"));
    // The page refused the address for its earlier attempts. That request waits as well, and gives its place to
    // another.
    inside[0]!(429);
    const next = ask("next", enter("10.0.0.3"));
    await expect.poll(() => inside.length).toBe(2);
    inside[1]!();
    await next;
    expect(answered).toEqual(["a visitor", "next"]);
    await server.stop(1);
    await Promise.all([first, refused]);
  });
});
