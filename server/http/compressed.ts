import type { MiddlewareHandler } from "hono";
import { compress, negotiateEncoding } from "./encoding";

/** Minimum size to compress: below it, the saving is smaller than the headers that announce it. */
const MIN_BYTES = 1024;
const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

/** Compresses generated answers; files are compressed at build time. */
export function compressed(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!TEXT.test(c.res.headers.get("content-type") ?? "") || c.res.headers.has("content-encoding")) return;
    c.header("vary", "Accept-Encoding", { append: true });
    const encoding = negotiateEncoding(c.req.header("accept-encoding"));
    if (encoding === "identity" || c.req.method === "HEAD" || !c.res.body) return;
    const { status } = c.res;
    const sent = new Headers(c.res.headers);
    const body = new Uint8Array(await c.res.arrayBuffer());
    const smaller = body.byteLength < MIN_BYTES ? body : await compress(body, encoding, "once");
    sent.delete("content-length");
    if (smaller !== body) sent.set("content-encoding", encoding);
    // Hono merges a new response into the existing one, so that the existing one is removed first.
    c.res = undefined;
    c.res = new Response(smaller as Uint8Array<ArrayBuffer>, { status, headers: sent });
  };
}
