import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBuilt, statics } from "../../../server/http/statics";
import { startHttp, type TestHttp } from "../../support/http";

const STYLES = "body{color:teal}";
let folder: string;
let server: TestHttp;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "bienestar-"));
  mkdirSync(path.join(folder, "assets"));
  const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
  write("assets/estilos-1.css", STYLES);
  write("assets/estilos-1.css.br", brotliCompressSync(STYLES));
  write("assets/estilos-1.css.gz", gzipSync(STYLES));
  write("favicon.svg", "<svg/>");
  write(".secreto", "no");
  server = await startHttp({ statics: statics(readBuilt(folder)) });
});
afterEach(async () => {
  await server.stop(1);
  rmSync(folder, { recursive: true, force: true });
});

describe("the files of the build", () => {
  it("are those of this process also when the folder is built anew under it", async () => {
    rmSync(folder, { recursive: true });
    mkdirSync(path.join(folder, "assets"), { recursive: true });
    writeFileSync(path.join(folder, "assets/estilos-2.css"), "body{}");
    const { status, text, headers } = await server.ask("/assets/estilos-1.css");
    expect([status, text]).toEqual([200, STYLES]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/css; charset=utf-8",
      vary: "Accept-Encoding",
    });
    expect((await server.ask("/assets/estilos-2.css")).status).toBe(404);
  });

  it("are sent as the browser likes them best, and as they are where there is no such copy", async () => {
    const asked = (file: string, like: string) => server.ask(file, { headers: { "accept-encoding": like } });
    const br = await asked("/assets/estilos-1.css", "gzip, br");
    expect([br.headers["content-encoding"], brotliDecompressSync(br.body).toString()]).toEqual([
      "br",
      STYLES,
    ]);
    expect((await asked("/assets/estilos-1.css", "gzip")).headers["content-encoding"]).toBe("gzip");
    const bare = await asked("/favicon.svg", "gzip, br");
    expect([bare.headers["content-encoding"], bare.text]).toEqual([undefined, "<svg/>"]);
    expect(bare.headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("are only told of to who asks for their head, and nothing else lies there", async () => {
    const head = await server.ask("/assets/estilos-1.css", { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.text]).toEqual([
      200,
      String(STYLES.length),
      "",
    ]);
    for (const hidden of ["/.secreto", "/assets/estilos-1.css.br", "/assets/../favicon.svg.gz"]) {
      expect((await server.ask(hidden)).text, hidden).not.toMatch(/^no$|teal/);
    }
  });

  it("carry the headers of an asset, and what is not there those of a page", async () => {
    const { headers } = await server.ask("/assets/estilos-1.css");
    expect(headers).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(Object.keys(headers)).not.toContain("content-security-policy");
    expect(JSON.stringify(headers).length).toBeLessThan(500);
    const missing = await server.ask("/assets/nada.js");
    expect(missing.status).toBe(404);
    expect(missing.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});
