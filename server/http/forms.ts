import type { MiddlewareHandler } from "hono";
import {
  CAMPOS_MAXIMOS,
  LARGO_DE_UN_VALOR,
  sonCamposPosibles,
} from "../../app/domain/shared/navegacion/envio";
import { refuse } from "./refusal";

/** No page of ours sends a file: what is posted is a form, and one that a page of ours could have sent. */
export function forms(takesLarge: (path: string) => boolean = () => false): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? ""))
      return refuse(c, 415);
    const body = await c.req.raw.arrayBuffer();
    const fields = fieldsOf(new TextDecoder().decode(body));
    if (!fields || !sonCamposPosibles(fields)) return refuse(c, "form");
    const isTooLong = [...fields.values()].some((value) => value.length > LARGO_DE_UN_VALOR);
    if (isTooLong && !takesLarge(c.req.path)) return refuse(c, 413);
    c.req.raw = new Request(c.req.raw, { body });
    return next();
  };
}

/** Null where there are too many: counted before anything is taken apart, empty parts between two signs too. */
const fieldsOf = (body: string) =>
  body.split("&", CAMPOS_MAXIMOS + 1).length > CAMPOS_MAXIMOS ? null : new URLSearchParams(body);
