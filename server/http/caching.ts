import type { MiddlewareHandler } from "hono";
import { isApi } from "./refusal";

/**
 * `Cache-Control` of an answer that is the same for everybody: the client asks again each time, with its entity tag
 * (RFC 9111 § 5.2.2.4).
 */
export const KNOWN_BY_TAG = "private, no-cache";

/**
 * Sets who may cache an answer. Personal pages, answers that sign in and pages of secret addresses are in no cache (RFC
 * 9111 § 5.2.2.5). The browser's own cache is included, so that the back button after signing out shows nothing. Public
 * pages may be cached for requests without cookies, and are checked again each time.
 */
export function caching(isPublic: (path: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const cacheControl = headers.get("cache-control");
    if (cacheControl?.includes("no-store")) return;
    if (!headers.has("set-cookie")) {
      if (cacheControl && (!isApi(c.req.path) || cacheControl === KNOWN_BY_TAG)) return;
      if (!isApi(c.req.path) && c.res.ok && isPublic(c.req.path) && !c.req.header("cookie")) {
        headers.set("cache-control", "no-cache");
        return;
      }
    }
    headers.set("cache-control", "private, no-store");
  };
}
