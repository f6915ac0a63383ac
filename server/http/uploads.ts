import type { MiddlewareHandler } from "hono";
import { createHash } from "node:crypto";
import { CAMPO_DE_ARCHIVO, type ArchivoEnviado } from "../../app/domain/shared/archivoEnviado";
import { REINTENTAR_EN_SEGUNDOS } from "../../app/domain/shared/fallo";
import { boundaryOf, readMultipart, type FormWithFile } from "./multipart";
import { isApi, refuse, refuseCrowd } from "./refusal";
import type { HttpEnv } from "./solicitud";
import { readUpTo } from "./wholeBody";

interface UploadOptions {
  /** True for a path that takes a form with a file. */
  takesFile: (path: string) => boolean;
  /** Largest file in bytes. */
  maxBytes: number;
  /** Milliseconds for a whole body; tests set less. */
  limitInMs?: number;
}

/** Bytes of a body beside its file: other fields, and the lines between them. */
const OVERHEAD_BYTES = 64 * 1024;
/** Bytes that are read and discarded: browsers read no answer while they send, and a photo of 12 MB is usual. */
const MAX_DISCARDED_BYTES = 25 * 1024 * 1024;
/** Milliseconds for a whole body: 5 MB over a line of 0.6 Mbit/s. */
const LIMIT_MS = 75_000;
/** Bodies that a process reads at a time. Each holds as many bytes as one file may have. */
const PLACES = 3;
const PLACES_OF_ONE_ADDRESS = 2;

/**
 * Reads a form with a file, before any other code reads bodies. The file goes to `solicitud.archivo`. The request keeps
 * the other fields as a small form, or as JSON for `/v2`, with the digest of the file among them: code that repeats or
 * compares forms never sees the file. A file that is too large is counted and not kept, so that its page can say so.
 */
export function uploads({
  takesFile,
  maxBytes,
  limitInMs = LIMIT_MS,
}: UploadOptions): MiddlewareHandler<HttpEnv> {
  const taken = new Map<string, number>();
  let inside = 0;
  const enter = (red: string, change: 1 | -1) => {
    inside += change;
    const now = (taken.get(red) ?? 0) + change;
    if (now > 0) taken.set(red, now);
    else taken.delete(red);
  };

  return async (c, next) => {
    const { raw, path } = c.req;
    const boundary = boundaryOf(c.req.header("content-type") ?? "");
    if (c.req.method !== "POST" || boundary === null || !raw.body || !takesFile(path)) return next();
    if (Number(c.req.header("content-length") ?? 0) > MAX_DISCARDED_BYTES) return refuse(c, "file");
    const { red } = c.env.solicitud;
    if (inside >= PLACES || (taken.get(red) ?? 0) >= PLACES_OF_ONE_ADDRESS) {
      c.header("retry-after", String(REINTENTAR_EN_SEGUNDOS["mucha-gente"]));
      return refuseCrowd(c, null);
    }
    // The place is given back with the answer, because the file stays in memory until then.
    enter(red, 1);
    try {
      const body = await readUpTo(raw.body, {
        most: maxBytes + OVERHEAD_BYTES,
        discarded: MAX_DISCARDED_BYTES,
        limitInMs,
      });
      if (typeof body === "string")
        return refuse(c, body === "slow" ? 408 : body === "broken" ? 400 : "file");
      const form = readMultipart(body.kept, boundary);
      if (!form) return refuse(c, "form");
      c.env.solicitud.archivo = form.file;
      c.req.raw = withoutFile(raw, form);
      await next();
    } finally {
      c.env.solicitud.archivo = null;
      enter(red, -1);
    }
  };
}

/** Makes the request anew, with the small fields only. */
function withoutFile(raw: Request, { fields, file }: FormWithFile): Request {
  const headers = new Headers(raw.headers);
  headers.delete("content-length");
  const all = [...fields, ...(file ? [[CAMPO_DE_ARCHIVO, digestOf(file)] as const] : [])];
  const json = isApi(new URL(raw.url).pathname);
  headers.set("content-type", json ? "application/json" : "application/x-www-form-urlencoded");
  const body = json
    ? JSON.stringify(Object.fromEntries(all))
    : new URLSearchParams(all.map(([name, value]) => [name, value])).toString();
  return new Request(raw.url, { method: raw.method, headers, body });
}

const digestOf = ({ nombre, bytes }: ArchivoEnviado) =>
  createHash("sha256")
    .update(`${nombre}\n`)
    .update(bytes ?? "")
    .digest("hex");
