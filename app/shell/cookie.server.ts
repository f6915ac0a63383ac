import { createCookie } from "@remix-run/node";
import { PREFIJO_DE_COOKIE } from "~/domain/shared/navegacion/parametros";

/** Without a term: as long as the browser is open. */
type Vida = { maxAge: number } | { expires: Date } | Record<string, never>;

/** Lets go of each cookie that a browser has because of who is using it. */
const alSalir: ((request: Request) => Promise<string[]>)[] = [];

/** The `Set-Cookie` headers with which a browser keeps nothing of who signs out. */
export const quitarLasDeQuienSale = async (request: Request): Promise<string[]> =>
  (await Promise.all(alSalir.map((quitar) => quitar(request)))).flat();

/**
 * A cookie that only the server reads. It goes with whoever signs out, unless it is of the browser, whoever uses it.
 * Over https its name begins with `__Host-`: a browser takes that from this very host alone, so that no neighbour under
 * the same domain can put one of theirs in its place.
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
