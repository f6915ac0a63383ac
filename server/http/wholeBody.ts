import type { MiddlewareHandler } from "hono";
import { refuse } from "./refusal";
import type { HttpEnv } from "./solicitud";

/** Bytes of a too large body that are read and discarded: browsers read no answer while they send. */
const MAX_DISCARDED_BYTES = 1024 * 1024;
/** Milliseconds for a whole body; a form with a file has more (`uploads`). */
const LIMIT_MS = 20_000;

/**
 * Reads the body before any other code, up to the size that `maxBytesAt` gives for its path. A larger body gets 413
 * (RFC 9110 § 15.5.14), a slow one 408 (§ 15.5.9). An interrupted body gets 400 and is no server failure: its sender is
 * gone.
 */
export function wholeBody(maxBytesAt: (path: string) => number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { raw } = c.req;
    if (!raw.body) return next();
    if (Number(c.req.header("content-length") ?? 0) > MAX_DISCARDED_BYTES) return refuse(c, 413);
    const body = await readUpTo(raw.body, {
      most: maxBytesAt(c.req.path),
      discarded: MAX_DISCARDED_BYTES,
      limitInMs: LIMIT_MS,
    });
    if (body === "broken") return refuse(c, 400);
    if (body === "slow") return refuse(c, 408);
    if (body === "too-large" || body.isCut) return refuse(c, 413);
    c.req.raw = new Request(raw, { body: body.kept });
    return next();
  };
}

interface Limits {
  /** Bytes that are kept. */
  most: number;
  /** Bytes that are read at all. */
  discarded: number;
  /** Milliseconds for the whole body. */
  limitInMs: number;
}

/** A body that was read: its first bytes, and whether it had more than are kept. */
interface Kept {
  kept: Buffer<ArrayBuffer>;
  isCut: boolean;
}

/** Reads a body into one buffer, whose pages take memory only once they are written. */
export async function readUpTo(
  stream: ReadableStream<Uint8Array>,
  { most, discarded, limitInMs }: Limits,
): Promise<Kept | "broken" | "slow" | "too-large"> {
  const reader = stream.getReader();
  const kept = Buffer.allocUnsafeSlow(most);
  let size = 0;
  const limited = new AbortController();
  const stop = () => void reader.cancel().catch(() => {});
  const limit = setTimeout(() => {
    limited.abort();
    stop();
  }, limitInMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (limited.signal.aborted) return "slow";
      if (done) return { kept: kept.subarray(0, Math.min(size, most)), isCut: size > most };
      if (size < most) kept.set(value.subarray(0, most - size), size);
      size += value.byteLength;
      if (size > discarded) {
        stop();
        return "too-large";
      }
    }
  } catch {
    return limited.signal.aborted ? "slow" : "broken";
  } finally {
    clearTimeout(limit);
  }
}
