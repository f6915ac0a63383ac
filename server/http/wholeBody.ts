import type { MiddlewareHandler } from "hono";
import { refuse } from "./refusal";
import type { HttpEnv } from "./solicitud";

/** Bytes of a too large body that are read and discarded: browsers read no answer while they send. */
const MAX_DISCARDED_BYTES = 1024 * 1024;

/**
 * Reads the body before any other code, up to the size that `maxBytesAt` gives for its path. A larger body gets 413
 * (RFC 9110 § 15.5.14). An interrupted body gets 400 and is no server failure: its sender is gone.
 */
export function wholeBody(maxBytesAt: (path: string) => number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { raw } = c.req;
    if (!raw.body) return next();
    const most = maxBytesAt(c.req.path);
    if (Number(c.req.header("content-length") ?? 0) > MAX_DISCARDED_BYTES) return refuse(c, 413);
    const body = await readUpTo(raw.body, most).catch(() => "broken" as const);
    if (body === "broken") return refuse(c, 400);
    if (body === "too-large") return refuse(c, 413);
    c.req.raw = new Request(raw, { body });
    return next();
  };
}

async function readUpTo(stream: ReadableStream<Uint8Array>, most: number) {
  const reader = stream.getReader();
  let chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return size > most ? ("too-large" as const) : Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MAX_DISCARDED_BYTES) {
      void reader.cancel().catch(() => {});
      return "too-large" as const;
    }
    if (size > most) chunks = [];
    else chunks.push(value);
  }
}
