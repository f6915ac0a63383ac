import { Hono } from "hono";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { BYTES_DE_ADJUNTO } from "../../../app/domain/reclamos/adjuntos/adjunto";
import type { HttpEnv, Solicitud } from "../../../server/http/solicitud";
import { uploads } from "../../../server/http/uploads";
import { ask, page, startHttp, type TestHttp } from "../../support/http";

let server: TestHttp;
afterEach(() => server.stop(0));

const seen: { fields: string; archivo: Solicitud["archivo"] }[] = [];
async function open() {
  seen.length = 0;
  server = await startHttp({
    takesFile: (path) => path === "/archivo",
    pages: async (request, { archivo }) => {
      seen.push({ fields: await request.text(), archivo });
      return page("gracias");
    },
  });
}

const OWN = { "sec-fetch-site": "same-origin" };
const send = (body: FormData, path = "/archivo") =>
  fetch(`http://localhost:${server.port}${path}`, { method: "POST", headers: OWN, body });

function formWith(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const body = new FormData();
  body.set("intencion", "adjuntar");
  body.set("archivo", new Blob([bytes]), name);
  return body;
}
const raw = (lines: readonly string[], boundary = "x") =>
  ask(server.port, "/archivo", {
    method: "POST",
    headers: { ...OWN, "content-type": `multipart/form-data; boundary=${boundary}` },
    body: lines.join("\r\n"),
  });
const PART = 'content-disposition: form-data; name="archivo"; filename="a.pdf"';

describe("a form with a file", () => {
  it.each([
    "recibo.pdf",
    "uno; dos=3.pdf",
    'dice "hola".pdf',
    "../../etc/passwd",
    "recibo\u202Egpj.exe",
    "a\u2028b.pdf",
    "ñandú 🦙.png",
  ])("gives the page the bytes and the name %j as they were sent, and the other fields", async (name) => {
    await open();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);
    expect((await send(formWith(bytes, name))).status).toBe(200);
    const [{ fields, archivo }] = seen as [(typeof seen)[0]];
    expect(fields).toMatch(/^intencion=adjuntar&archivo=[0-9a-f]{64}$/);
    expect(archivo?.nombre).toBe(name);
    expect(Buffer.from(archivo!.bytes!).equals(bytes)).toBe(true);
  });

  it("gives a file of exactly 5 MB whole, and one of 8 MB without its bytes", async () => {
    await open();
    await send(formWith(new Uint8Array(BYTES_DE_ADJUNTO), "a.pdf"));
    await send(formWith(new Uint8Array(8 * 1024 * 1024), "b.pdf"));
    expect(seen.map(({ archivo }) => archivo?.bytes?.length ?? null)).toEqual([BYTES_DE_ADJUNTO, null]);
    expect(seen[1]!.fields).toContain("intencion=adjuntar");
  });

  it("without a chosen file has none, and an empty file has no bytes", async () => {
    await open();
    await send(formWith(new Uint8Array(), ""));
    await send(formWith(new Uint8Array(), "vacio.pdf"));
    expect(seen.map(({ archivo }) => archivo)).toMatchObject([null, { bytes: Buffer.alloc(0) }]);
  });

  it("is refused with 413 and a page in Spanish when it says that it has more than 25 MB", async () => {
    await open();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, "localhost");
      socket.on("data", (data) => resolve(data.toString())).on("error", reject);
      socket.write(
        "POST /archivo HTTP/1.1\r\nhost: bienestar.test\r\nsec-fetch-site: same-origin\r\n" +
          "content-type: multipart/form-data; boundary=x\r\ncontent-length: 30000000\r\n\r\n--x",
      );
    });
    expect(answer).toContain("413");
    expect(answer).toContain("El archivo es demasiado grande");
  });

  it.each([
    ["no part", ["hola"]],
    ["a part without a name", ["--x", "content-disposition: form-data", "", "a", "--x--"]],
    ["a part without headers", ["--x", "", "a", "--x--"]],
    ["two files", ["--x", PART, "", "a", "--x", PART, "", "b", "--x--"]],
    ["a file in another field", ["--x", PART.replace("archivo", "otro"), "", "a", "--x--"]],
    ["a field that never ends", ["--x", 'content-disposition: form-data; name="a"', "", "a"]],
    [
      "too many parts",
      [...Array<string>(600).fill('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'), "--x--"],
    ],
    ["headers without an end", [`--x\r\n${"a: b\r\n".repeat(5000)}`]],
  ] as [string, string[]][])("is refused as unreadable with %s", async (_, lines) => {
    await open();
    const { status, text } = await raw(lines);
    expect([status, seen.length]).toEqual([400, 0]);
    expect(text).toContain("No pudimos leer este formulario");
  });

  it("is refused by every other page", async () => {
    await open();
    expect((await send(formWith(new Uint8Array(9), "a.pdf"), "/otra")).status).toBe(415);
    expect(seen).toEqual([]);
  });

  it("is refused when it comes from another site", async () => {
    await open();
    const body = formWith(new Uint8Array(9), "a.pdf");
    const headers = { "sec-fetch-site": "cross-site", origin: "http://otro.test" };
    const { status } = await fetch(`http://localhost:${server.port}/archivo`, {
      method: "POST",
      headers,
      body,
    });
    expect([status, seen]).toEqual([403, []]);
  });
});

describe("bodies with files that do not end", () => {
  /** An application whose bodies stay open until the test closes them. */
  const openSlow = (limitInMs: number) => {
    const app = new Hono<HttpEnv>();
    app.use(uploads({ takesFile: () => true, maxBytes: 1000, limitInMs }));
    app.post("/archivo", (c) => c.text("gracias"));
    const closers: (() => void)[] = [];
    return {
      close: () => closers.splice(0).forEach((close) => close()),
      ask: (red: string) => {
        const body = new ReadableStream({ start: (to) => void closers.push(() => to.close()) });
        const request = new Request("http://bienestar.test/archivo", {
          method: "POST",
          headers: { "content-type": "multipart/form-data; boundary=x" },
          body,
          duplex: "half",
        });
        return Promise.resolve(app.fetch(request, { solicitud: { id: "s", red } }));
      },
    };
  };

  it("are cut after a time", async () => {
    await open();
    const answer = await openSlow(20).ask("203.0.113.1");
    expect(answer.status).toBe(408);
    expect(await answer.text()).toContain("tardó demasiado");
  });

  it("take two places of one address and three in all; the next ones are asked to come back", async () => {
    await open();
    const { ask: askSlow, close } = openSlow(60_000);
    const first = ["1", "1", "2"].map((red) => askSlow(red));
    expect((await askSlow("1")).status).toBe(503);
    const late = await askSlow("4");
    expect([late.status, late.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
    close();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(3).fill(400));
    const again = askSlow("4");
    close();
    expect((await again).status).toBe(400);
  });
});
