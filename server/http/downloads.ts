import type { MiddlewareHandler } from "hono";

/** A browser that opens the file all the same runs nothing of it, in an origin of its own (CSP Level 3, `sandbox`). */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Gives answers that are saved as files a policy of their own. */
export function downloads(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!/^attachment\b/.test(c.res.headers.get("content-disposition") ?? "")) return;
    c.header("content-security-policy", POLICY);
    c.header("x-content-type-options", "nosniff");
  };
}
