import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./solicitud";

/** What a mail reader sends to an address of `List-Unsubscribe` (RFC 8058). */
const NAME = "List-Unsubscribe";
const VALUE = "One-Click";

/**
 * Lets mail readers press the button of such a page for whom they show the mail to. They have no session, and no page
 * of ours before it; what they send is taken as the page's own form, for nobody who is signed in, and leads nowhere.
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
