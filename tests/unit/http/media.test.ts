import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { media, type MediaFile } from "../../../server/http/media";
import { startHttp, type TestHttp } from "../../support/http";

const TEXT = "0123456789";
const ETAG = `"${"a".repeat(32)}"`;
const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-media-"));
const files = new Map<string, MediaFile>();
const put = (name: string, tipoMime: string, bytes = TEXT.length) => {
  writeFileSync(path.join(carpeta, name), TEXT);
  const file = { archivo: path.join(carpeta, name), tipoMime, bytes, huella: "a".repeat(64) };
  files.set(`/medios/abc/${name}`, file);
};

let server: TestHttp;
beforeAll(async () => {
  put("video.mp4", "video/mp4");
  put("audio.m4a", "audio/mp4");
  put("subtitulos.vtt", "text/vtt");
  put("cambiado.mp4", "video/mp4", 99);
  server = await startHttp({ media: media((path) => Promise.resolve(files.get(path) ?? null)) });
});
afterAll(async () => {
  await server.stop(0);
  rmSync(carpeta, { recursive: true, force: true });
});
const ask = (headers: Record<string, string> = {}, method = "GET") =>
  server.ask("/medios/abc/video.mp4", { headers, method });

describe("a file of the media", () => {
  it("is sent whole, for ever, with its type and a strong tag", async () => {
    const { status, text, headers } = await ask();
    expect([status, text]).toEqual([200, TEXT]);
    expect(headers).toMatchObject({
      "content-type": "video/mp4",
      "content-length": "10",
      "accept-ranges": "bytes",
      etag: ETAG,
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it.each([
    ["audio.m4a", "audio/mp4"],
    ["subtitulos.vtt", "text/vtt; charset=utf-8"],
  ])("of another kind, %s, is %s", async (name, type) => {
    const { headers } = await server.ask(`/medios/abc/${name}`, { headers: { "accept-encoding": "br" } });
    expect(headers["content-type"]).toBe(type);
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=-99", TEXT, "bytes 0-9/10"],
    ["bytes=9-9", "9", "bytes 9-9/10"],
    ["bytes=4-999", "456789", "bytes 4-9/10"],
  ])("is sent in part for %s", async (range, part, says) => {
    const { status, text, headers } = await ask({ range });
    expect([status, text, headers["content-range"]]).toEqual([206, part, says]);
    expect(headers["content-length"]).toBe(String(part.length));
    expect(headers.etag).toBe(ETAG);
  });

  it.each(["bytes=10-", "bytes=10-12", "bytes=-0"])("has nothing of %s", async (range) => {
    const { status, headers, body } = await ask({ range });
    expect([status, headers["content-range"], body.length]).toEqual([416, "bytes */10", 0]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it.each(["bytes=5-2", "bytes=a-b", "bytes=-", "lines=0-3", "bytes=0-1,4-5"])(
    "is sent whole for %s, which is no single part",
    async (range) => expect((await ask({ range })).status).toBe(200),
  );

  it("is sent in part only to who has the rest of these very bytes", async () => {
    expect((await ask({ range: "bytes=0-3", "if-range": ETAG })).status).toBe(206);
    for (const validator of ['"b"', `W/${ETAG}`, "Sun, 22 Nov 2026 08:00:00 GMT"]) {
      expect((await ask({ range: "bytes=0-3", "if-range": validator })).status, validator).toBe(200);
    }
  });

  it("is not sent again to who has it", async () => {
    for (const known of [ETAG, `W/${ETAG}`, `"b", ${ETAG}`, "*"]) {
      const { status, body, headers } = await ask({ "if-none-match": known, range: "bytes=0-3" });
      expect([status, body.length, headers.etag], known).toEqual([304, 0, ETAG]);
    }
    expect((await ask({ "if-none-match": '"b"' })).status).toBe(200);
  });

  it("is described without its bytes", async () => {
    const { status, body, headers } = await ask({ range: "bytes=0-3" }, "HEAD");
    expect([status, body.length, headers["content-length"], headers["accept-ranges"]]).toEqual([
      200,
      0,
      "10",
      "bytes",
    ]);
  });

  it("takes nothing", async () => {
    const { status, headers } = await ask({}, "POST");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it.each(["/medios/abc/../abc/../../package.json", "/medios/%2e%2e/%2e%2e/package.json"])(
    "has nothing to say to %s, which leads out of it",
    async (address) => expect((await server.ask(address)).headers.etag).toBeUndefined(),
  );

  it.each([
    "/medios/abc/nada.mp4",
    "/medios/abd/video.mp4",
    "/medios/abc/..%2f..%2fetc%2fpasswd",
    "/medios/abc/video.mp4/",
    "/medios/abc//video.mp4",
    "/medios/abc/cambiado.mp4",
  ])("is not at %s", async (address) => {
    const { status, text } = await server.ask(address);
    expect(status).toBe(404);
    expect(text).not.toContain(TEXT);
  });
});
