/**
 * Answers to one request, by who sends it. `conSesion` is the person of the data, `otra` another person who is signed
 * in: it is always written, so that no answer to strangers is allowed by forgetting it. `asegurada` is left out when an
 * insured person gets the same as a registered one. Tests send every request as all four.
 *
 * @example { sinSesion: 401, conSesion: 200, otra: 404 }
 */
export interface Permisos<Respuesta> {
  sinSesion: Respuesta;
  conSesion: Respuesta;
  asegurada?: Respuesta;
  otra: Respuesta;
}

/** Answer of a page: its status, a redirect as `302:/target`, or `entrar` for the redirect to the sign-in. */
export type RespuestaDePagina = number | `${number}:${string}` | "entrar";

/** The four answers by name. A single answer is for all four. */
export function porQuien<R extends number | string>(permisos: R | Permisos<R>): Required<Permisos<R>> {
  if (typeof permisos !== "object")
    return { sinSesion: permisos, conSesion: permisos, asegurada: permisos, otra: permisos };
  return { asegurada: permisos.conSesion, ...permisos };
}

/** Access of a page for everybody who is signed in: it shows the visitor's own things, or nobody's. */
export const CON_SESION = {
  sinSesion: "entrar",
  conSesion: 200,
  otra: 200,
} as const satisfies Permisos<RespuestaDePagina>;

/** Access of a page about one person's data, which other people do not find. */
export const PROPIA = { ...CON_SESION, otra: 404 } as const satisfies Permisos<RespuestaDePagina>;

/** Access of an endpoint for everybody with a token: it answers with the caller's own things, or nobody's. */
export const CON_TOKEN = { sinSesion: 401, conSesion: 200, otra: 200 } as const satisfies Permisos<number>;

/** Access of an endpoint about one person's data, which other people do not find. */
export const PROPIO = { ...CON_TOKEN, otra: 404 } as const satisfies Permisos<number>;
