import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./solicitud";

/** Form field that a mail reader sends to the address in `List-Unsubscribe` (RFC 8058). */
const NAME = "List-Unsubscribe";
const VALUE = "One-Click";

/**
 * Lets mail readers press the button of a page for its recipient, when `takesIt` allows the page. A mail reader has no
 * session and has not seen the page. Its post is handled as the page's own form, signed out, and is not redirected (RFC
 * 8058 § 3.1).
 */
export function oneClick(takesIt: (path: string) => boolean): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (c.req.method !== "POST" || !takesIt(c.req.path)) return next();
    const copy = c.req.raw.clone();
    const sent = await copy.formData().catch(() => null);
    if (sent?.get(NAME) !== VALUE) return next();
    c.req.raw = new Request(c.req.url, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" },
      body: "",
    });
    await next();
    if (c.res.status !== 303) return;
    c.res = undefined;
    c.res = new Response(null, { status: 200 });
  };
}
