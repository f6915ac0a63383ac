import type { Context, MiddlewareHandler } from "hono";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { yaLoTiene } from "../../app/domain/shared/etag";
import { partOf } from "./ranges";
import { refuse } from "./refusal";

/** A public file of the content. Its address changes with its bytes. */
export interface MediaFile {
  archivo: string;
  tipoMime: string;
  bytes: number;
  /** SHA-256 of the file, in its address. */
  huella: string;
}

export const MEDIA = "/medios/";
const FOR_EVER = "public, max-age=31536000, immutable";
const ETAG_LENGTH = 32;

/**
 * Serves the media of the content. The list of files is read at each request, so that a new publication is served at
 * once. Only listed addresses are served: an address is never split into a file path.
 */
export function media(find: (path: string) => Promise<MediaFile | null>): MiddlewareHandler {
  return async (c, next) => {
    const { path, method } = c.req;
    if (!path.startsWith(MEDIA)) return next();
    if (method !== "GET" && method !== "HEAD") {
      c.header("allow", "GET, HEAD");
      return refuse(c, 405);
    }
    const file = await find(path);
    return (file && (await fileAnswer(c, file))) ?? refuse(c, 404);
  };
}

/** Answer with a file or its requested part; null when the stored file is not the published one. */
async function fileAnswer(
  c: Context,
  { archivo, tipoMime, bytes, huella }: MediaFile,
): Promise<Response | null> {
  const etag = `"${huella.slice(0, ETAG_LENGTH)}"`;
  const headers = {
    "accept-ranges": "bytes",
    "cache-control": FOR_EVER,
    "content-type": tipoMime.startsWith("text/") ? `${tipoMime}; charset=utf-8` : tipoMime,
    etag,
  };
  if (yaLoTiene(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  const handle = await open(archivo).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  });
  if (!handle) return null;
  let passedOn = false;
  try {
    // While a folder is being replaced, it may contain files newer than the published list.
    if ((await handle.stat()).size !== bytes) return null;
    if (c.req.method === "HEAD") return c.body(null, 200, { ...headers, "content-length": String(bytes) });
    // A part is useful only to a client with the rest of the same bytes (`If-Range`, RFC 9110 § 13.1.5).
    const ifRange = c.req.header("if-range");
    const wanted = ifRange === undefined || ifRange === etag ? c.req.header("range") : undefined;
    const part = partOf(wanted, bytes);
    if (part === "unsatisfiable") {
      return c.body(null, 416, {
        "accept-ranges": "bytes",
        "cache-control": "no-store",
        "content-range": `bytes */${bytes}`,
      });
    }
    const { from, to } = part === "whole" ? { from: 0, to: bytes - 1 } : part;
    passedOn = true;
    const stream = handle.createReadStream({ start: from, end: to });
    return c.body(Readable.toWeb(stream) as ReadableStream, part === "whole" ? 200 : 206, {
      ...headers,
      "content-length": String(to - from + 1),
      ...(part !== "whole" && { "content-range": `bytes ${from}-${to}/${bytes}` }),
    });
  } finally {
    if (!passedOn) await handle.close();
  }
}
