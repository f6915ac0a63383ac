import { sumarMinutos } from "../fechas";

/** What an offer of a line lasts, and what it lasts when what is offered begins within a day. */
export const OFERTA_EN_MINUTOS = 30;
const OFERTA_CERCANA_EN_MINUTOS = 15;
const CERCA_EN_MINUTOS = 24 * 60;
/** A shorter one would only take it away from everybody. */
export const OFERTA_MINIMA_EN_MINUTOS = 5;

/**
 * Until when something that begins at `inicio` is kept for one person of a line who is asked at `now`, and never
 * beyond any of `limites`. Null when what is left is too short to offer it at all: then it is
 * for whoever comes first, those of the line among them.
 */
export function finDeOferta(inicio: Date, now: Date, limites: readonly Date[]): Date | null {
  const cerca = inicio < sumarMinutos(now, CERCA_EN_MINUTOS);
  const plazos = [sumarMinutos(now, cerca ? OFERTA_CERCANA_EN_MINUTOS : OFERTA_EN_MINUTOS), ...limites];
  const fin = new Date(Math.min(...plazos.map((plazo) => plazo.getTime())));
  return fin < sumarMinutos(now, OFERTA_MINIMA_EN_MINUTOS) ? null : fin;
}
