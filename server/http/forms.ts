import type { MiddlewareHandler } from "hono";
import { CAMPOS_MAXIMOS, sonCamposPosibles } from "../../app/domain/shared/navegacion/envio";
import { refuse } from "./refusal";

/** No page of ours sends a file: what is posted is a form, and one that a page of ours could have sent. */
export function forms(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? ""))
      return refuse(c, 415);
    const body = await c.req.raw.arrayBuffer();
    if (!isPossible(new TextDecoder().decode(body))) return refuse(c, "form");
    c.req.raw = new Request(c.req.raw, { body });
    return next();
  };
}

function isPossible(body: string): boolean {
  // Counted before anything is taken apart; an empty part between two signs counts too.
  if (body.split("&", CAMPOS_MAXIMOS + 1).length > CAMPOS_MAXIMOS) return false;
  return sonCamposPosibles(new URLSearchParams(body));
}
