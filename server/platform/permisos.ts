/**
 * Answers to one request, by who sends it. `asegurada` is left out when an insured person gets the same as a registered
 * one, `otra` when another person gets the same as the person of the data. Tests send every request as all four.
 *
 * @example { sinSesion: 401, conSesion: 200, otra: 404 }
 */
export interface Permisos<Respuesta> {
  sinSesion: Respuesta;
  conSesion: Respuesta;
  asegurada?: Respuesta;
  otra?: Respuesta;
}

/** Answer of a page: its status, a redirect as `302:/target`, or `entrar` for the redirect to the sign-in. */
export type RespuestaDePagina = number | `${number}:${string}` | "entrar";

/** Answers in the order: nobody, registered, insured, another person. A single answer is for all of them. */
export function porQuien<R extends number | string>(permisos: R | Permisos<R>): [R, R, R, R] {
  if (typeof permisos !== "object") return [permisos, permisos, permisos, permisos];
  const { sinSesion, conSesion, asegurada = conSesion, otra = conSesion } = permisos;
  return [sinSesion, conSesion, asegurada, otra];
}

/** Access of a page for everybody who is signed in. */
export const CON_SESION = {
  sinSesion: "entrar",
  conSesion: 200,
} as const satisfies Permisos<RespuestaDePagina>;

/** Access of a page about one person's data, which other people do not find. */
export const PROPIA = { ...CON_SESION, otra: 404 } as const satisfies Permisos<RespuestaDePagina>;
