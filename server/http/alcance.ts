import type { MiddlewareHandler } from "hono";
import type { IncomingHttpHeaders } from "node:http";
import { COOKIE_DE_REGION, leerCookie, SEGUIR } from "../../app/domain/shared/navegacion/parametros";
import type { HttpEnv } from "./solicitud";

/** For whom the site is, where an operator limits it. */
export interface Alcance {
  /** The header in which a trusted proxy names the visitor's country. */
  cabecera: string | null;
  paises: readonly string[];
  dispositivosNegados: RegExp | null;
}

/** A country that nobody trusted names is unknown, and unknown is let in: a check that fails shuts nobody out. */
export function estaFueraDeAlcance(
  alcance: Alcance | null,
  headers: IncomingHttpHeaders,
  trusted: boolean,
): boolean {
  if (!alcance) return false;
  const pais = trusted && alcance.cabecera ? headers[alcance.cabecera] : undefined;
  if (typeof pais === "string" && alcance.paises.length > 0 && !alcance.paises.includes(pais.toUpperCase())) {
    return true;
  }
  return alcance.dispositivosNegados?.test(headers["user-agent"] ?? "") ?? false;
}

/** Sends who is outside to the page that says why. That page, and who chose to go on, are left alone: it never loops. */
export function regionCheck(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!c.env.solicitud.fueraDeAlcance || pathname === "/reclamo" || c.req.method === "POST") return next();
    if (leerCookie(c.req.header("cookie") ?? null, COOKIE_DE_REGION) === SEGUIR) return next();
    const consulta = new URLSearchParams({ motivo: "region", redirect: pathname + search });
    c.header("cache-control", "no-store");
    return c.redirect(`/reclamo?${consulta}`, 302);
  };
}
