import type { z } from "zod";
import { makeCookie } from "./cookie.server";

const UNOS_MINUTOS_EN_SEGUNDOS = 5 * 60;

/**
 * What an action of this browser did a moment ago, for the page that tells of it: an address alone tells nobody that
 * anything was done. `anotar` answers the `Set-Cookie` header; `leer` answers null after five minutes.
 *
 * @example
 * const guardado = makeRecien("datos-guardados", z.object({ idPersona: z.int() }));
 * headers.append("set-cookie", await guardado.anotar(request, { idPersona }));
 */
export function makeRecien<E extends z.ZodType>(nombre: string, esquema: E) {
  const cookie = makeCookie(nombre);
  return {
    anotar: (request: Request, dato: z.output<E>) =>
      cookie.poner(request, dato, { maxAge: UNOS_MINUTOS_EN_SEGUNDOS }),
    leer: async (request: Request): Promise<z.output<E> | null> =>
      esquema.safeParse(await cookie.leer(request)).data ?? null,
  };
}
