import type { MiddlewareHandler } from "hono";
import {
  COOKIE_DE_AVISOS,
  COOKIE_DE_AYUDA,
  COOKIE_DE_SUCESOS,
  COOKIE_DE_WEBVIEW,
  leerCookie,
  leerParametros,
  VIDA_DE_PREFERENCIA_EN_DIAS,
} from "../../app/domain/shared/navegacion/parametros";
import { UN_DIA_EN_SEGUNDOS } from "../../app/domain/shared/duracion";

const LIFE_IN_S = VIDA_DE_PREFERENCIA_EN_DIAS * UN_DIA_EN_SEGUNDOS;

/**
 * Stores the display preferences of an address in cookies, whatever the answer is, even a redirect to the sign-in. The
 * cookies name no domain (RFC 6265 § 4.1.2.3), so that only this host gets them.
 */
export function preferences(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { searchParams, protocol } = new URL(c.req.url);
    const secure = protocol === "https:" ? "; Secure" : "";
    const cookie = (name: string, value: string, seconds: number) =>
      c.res.headers.append(
        "set-cookie",
        `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
      );

    const { webview } = leerParametros(searchParams);
    if (webview === "on") cookie(COOKIE_DE_WEBVIEW, "on", LIFE_IN_S);
    if (webview === "off") cookie(COOKIE_DE_WEBVIEW, "", 0);

    // Only a page shows notices, each once: redirects and other requests of the page keep them for later.
    const isPage = c.res.headers.get("content-type")?.startsWith("text/html") === true;
    if (c.req.method !== "GET" || c.res.status !== 200 || !isPage) return;
    for (const name of [COOKIE_DE_AVISOS, COOKIE_DE_AYUDA, COOKIE_DE_SUCESOS])
      if (leerCookie(c.req.header("cookie") ?? null, name)) cookie(name, "", 0);
  };
}
