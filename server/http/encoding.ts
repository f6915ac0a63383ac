import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Encodings in the server's order of preference, for clients without a preference. */
const ENCODINGS = ["br", "gzip"] as const;

/**
 * Parsed `Accept-Encoding` headers. Browsers send few different ones; a client that sends many makes the map start
 * empty again, so that it stays small.
 */
const remembered = new Map<string, Encoding>();
const TEXTS_REMEMBERED = 100;

/** Encoding that the client prefers among those on offer (RFC 9110 § 12.5.3). */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  let chosen = remembered.get(acceptEncoding);
  if (!chosen) {
    if (remembered.size >= TEXTS_REMEMBERED) remembered.clear();
    remembered.set(acceptEncoding, (chosen = weigh(acceptEncoding)));
  }
  return chosen;
}

function weigh(acceptEncoding: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    const q = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
    weights.set(name.trim().toLowerCase(), q === undefined ? 1 : Number(q));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  let best: Encoding = "identity";
  let bestWeight = weights.get("identity") ?? 0;
  for (const encoding of ENCODINGS) {
    const weight = weightOf(encoding);
    if (weight > 0 && (best === "identity" ? weight >= bestWeight : weight > bestWeight)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Effort of compression. `once`: a page for one person, who waits for it. `kept`: a page from the cache that many
 * people get.
 */
export type Effort = "once" | "kept";

const BROTLI_QUALITY: Record<Effort, number> = { once: 5, kept: 10 };
const GZIP_LEVEL: Record<Effort, number> = { once: 2, kept: 6 };

/** Maximum size to compress in this thread: below it, handing the work to another thread costs more. */
const AT_ONCE_BYTES = 48 * 1024;

export async function compress(body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array> {
  const atOnce = effort === "once" && body.byteLength <= AT_ONCE_BYTES;
  switch (encoding) {
    case "identity":
      return body;
    case "gzip": {
      const options = { level: GZIP_LEVEL[effort] };
      return atOnce ? gzipSync(body, options) : gzipAsync(body, options);
    }
    case "br": {
      const options = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      };
      return atOnce ? brotliCompressSync(body, options) : brotliAsync(body, options);
    }
  }
}
