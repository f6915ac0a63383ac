import { createCookie } from "@remix-run/node";
import { PREFIJO_DE_COOKIE } from "~/domain/shared/navegacion/parametros";

/** Lifetime of a cookie. An empty one means until the browser is closed (RFC 6265 § 4.1.2.2). */
type Vida = { maxAge: number } | { expires: Date } | Record<string, never>;

/** Functions that delete each cookie of the signed-in person. */
const alSalir: ((request: Request) => Promise<string[]>)[] = [];

/** `Set-Cookie` headers of a sign-out (ASVS 4.0.3, 3.3.1): the browser keeps nothing of the person. */
export const quitarLasDeQuienSale = async (request: Request): Promise<string[]> =>
  (await Promise.all(alSalir.map((quitar) => quitar(request)))).flat();

/**
 * Makes a cookie that only the server reads. It is deleted at sign-out, unless it belongs to the browser
 * (`delNavegador`). Over https its name begins with `__Host-`: a browser accepts that from this very host only
 * (RFC 6265bis § 4.1.3.2), so a neighbour under the same domain cannot replace it.
 */
export function makeCookie(nombre: string, { delNavegador = false } = {}) {
  const opciones = { httpOnly: true, sameSite: "lax", path: "/" } as const;
  const segura = createCookie(`__Host-${PREFIJO_DE_COOKIE}${nombre}`, { ...opciones, secure: true });
  const llana = createCookie(PREFIJO_DE_COOKIE + nombre, opciones);
  const de = (request: Request) => (new URL(request.url).protocol === "https:" ? segura : llana);
  const quitar = (request: Request) => de(request).serialize("", { maxAge: 0 });
  if (!delNavegador) {
    alSalir.push(async (request) =>
      request.headers.get("cookie")?.includes(`${de(request).name}=`) ? [await quitar(request)] : [],
    );
  }
  return {
    leer: (request: Request): Promise<unknown> => de(request).parse(request.headers.get("cookie")),
    poner: (request: Request, valor: unknown, vida: Vida): Promise<string> =>
      de(request).serialize(valor, vida),
    quitar,
  };
}
