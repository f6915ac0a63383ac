import type { MiddlewareHandler } from "hono";
import type { IncomingHttpHeaders } from "node:http";
import { COOKIE_DE_REGION, leerCookie, SEGUIR } from "../../app/domain/shared/navegacion/parametros";
import type { HttpEnv } from "./solicitud";

/** The complaints book is open to everybody (Ley 29571, art. 150). */
const esDelLibro = (pathname: string) => pathname === "/reclamo" || pathname.startsWith("/reclamo/");

/** Limits of an operator on the countries and devices that may use the site. */
export interface Alcance {
  /** The header in which a trusted proxy names the visitor's country. */
  cabecera: string | null;
  paises: readonly string[];
  dispositivosNegados: RegExp | null;
}

/**
 * True for a visitor outside the allowed countries or devices. A country counts only when a trusted proxy names it. An
 * unknown country is let in: a failed check excludes nobody.
 */
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

/**
 * Redirects excluded visitors to the page that explains why (specification § 1). That page itself, and visitors who
 * chose to continue, are let through.
 */
export function regionCheck(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!c.env.solicitud.fueraDeAlcance || esDelLibro(pathname) || c.req.method === "POST") return next();
    if (leerCookie(c.req.header("cookie") ?? null, COOKIE_DE_REGION) === SEGUIR) return next();
    const consulta = new URLSearchParams({ motivo: "region", redirect: pathname + search });
    c.header("cache-control", "no-store");
    return c.redirect(`/reclamo?${consulta}`, 302);
  };
}
