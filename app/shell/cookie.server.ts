import { createCookie } from "@remix-run/node";
import { PREFIJO_DE_COOKIE } from "~/domain/shared/navegacion/parametros";

/** Without a term: as long as the browser is open. */
type Vida = { maxAge: number } | { expires: Date } | Record<string, never>;

/**
 * A cookie that only the server reads. Over https its name begins with `__Host-`: a browser takes that from this
 * very host alone, so that no neighbour under the same domain can put one of theirs in its place.
 */
export function makeCookie(nombre: string) {
  const opciones = { httpOnly: true, sameSite: "lax", path: "/" } as const;
  const segura = createCookie(`__Host-${PREFIJO_DE_COOKIE}${nombre}`, { ...opciones, secure: true });
  const llana = createCookie(PREFIJO_DE_COOKIE + nombre, opciones);
  const de = (request: Request) => (new URL(request.url).protocol === "https:" ? segura : llana);
  return {
    leer: (request: Request): Promise<unknown> => de(request).parse(request.headers.get("cookie")),
    poner: (request: Request, valor: unknown, vida: Vida): Promise<string> =>
      de(request).serialize(valor, vida),
    quitar: (request: Request): Promise<string> => de(request).serialize("", { maxAge: 0 }),
  };
}
