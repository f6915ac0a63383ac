import { describe, expect, it } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress, negotiateEncoding } from "../../../server/http/encoding";

describe("the encoding of an answer", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, gzip;q=0", "identity"],
    ["identity", "identity"],
    ["identity;q=1, gzip;q=0.5", "identity"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["*, br;q=0", "gzip"],
    ["GZIP ; Q=0.4", "gzip"],
    ["deflate", "identity"],
  ])("for %s is %s", (accepted, chosen) => {
    expect(negotiateEncoding(accepted)).toBe(chosen);
  });

  it("gives back what was compressed", async () => {
    const text = Buffer.from("respira, ".repeat(500));
    expect(gunzipSync(await compress(text, "gzip", "once"))).toEqual(text);
    expect(brotliDecompressSync(await compress(text, "br", "kept"))).toEqual(text);
    expect(await compress(text, "identity", "once")).toBe(text);
    const long = Buffer.from("respira, ".repeat(20_000));
    expect(gunzipSync(await compress(long, "gzip", "once"))).toEqual(long);
    expect(brotliDecompressSync(await compress(long, "br", "once"))).toEqual(long);
  });
});
