import type { z } from "zod";
import { makeCookie } from "./cookie.server";

const UNOS_MINUTOS_EN_SEGUNDOS = 5 * 60;

/** Remembers an action of this browser for the page that tells of it: an address alone proves no action. `anotar`
 *  gives the
 *  `Set-Cookie` header; `leer` gives null after five minutes.
 *  @example
 *  const guardado = makeRecien("datos-guardados", z.object({ idPersona: z.int() }));
 *  headers.append("set-cookie", await guardado.anotar(request, { idPersona })); */
export function makeRecien<E extends z.ZodType>(nombre: string, esquema: E) {
  const cookie = makeCookie(nombre);
  return {
    anotar: (request: Request, dato: z.output<E>) =>
      cookie.poner(request, dato, { maxAge: UNOS_MINUTOS_EN_SEGUNDOS }),
    leer: async (request: Request): Promise<z.output<E> | null> =>
      esquema.safeParse(await cookie.leer(request)).data ?? null,
  };
}
