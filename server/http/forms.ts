import type { MiddlewareHandler } from "hono";
import {
  CAMPOS_MAXIMOS,
  LARGO_DE_UN_VALOR,
  sonCamposPosibles,
} from "../../app/domain/shared/navegacion/envio";
import { refuse } from "./refusal";

/** Refuses each form that no page of this site could have sent: with files, or with impossible fields. */
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

/**
 * Fields of a form; null when there are too many. They are counted before parsing, with the empty parts between two
 * `&`.
 */
const fieldsOf = (body: string) =>
  body.split("&", CAMPOS_MAXIMOS + 1).length > CAMPOS_MAXIMOS ? null : new URLSearchParams(body);
