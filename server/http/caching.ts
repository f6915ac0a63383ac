import type { MiddlewareHandler } from "hono";
import { isApi } from "./refusal";

/** What an endpoint says of an answer that is the same for everybody: it is asked for again each time, by its tag. */
export const KNOWN_BY_TAG = "private, no-cache";

/**
 * Says who may keep an answer. What one person sees, what opens a session and what a secret address led to stay out
 * of every cache, the browser's own included, so that "back" after closing the session shows nothing. Only a page
 * for everybody may be kept, by who brings no cookie, and it is asked for again.
 */
export function caching(isPublic: (path: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const said = headers.get("cache-control");
    if (said?.includes("no-store")) return;
    if (!headers.has("set-cookie")) {
      if (said && (!isApi(c.req.path) || said === KNOWN_BY_TAG)) return;
      if (!isApi(c.req.path) && c.res.ok && isPublic(c.req.path) && !c.req.header("cookie")) {
        headers.set("cache-control", "no-cache");
        return;
      }
    }
    headers.set("cache-control", "private, no-store");
  };
}
