import { fechaDe, horaDe, instanteDe, sumarDias, sumarMinutos } from "../fechas";

/** What an offer of a line lasts, and what it lasts when what is offered begins within a day. */
export const OFERTA_EN_MINUTOS = 30;
const OFERTA_CERCANA_EN_MINUTOS = 15;
const CERCA_EN_MINUTOS = 24 * 60;
/** A shorter one would only take it away from everybody. */
export const OFERTA_MINIMA_EN_MINUTOS = 5;
/** At night nobody answers, in hours of Lima. */
const [NOCHE, MANANA] = ["22:00", "08:00"];
/** What has to be left of the morning for those who follow in the line. */
const PARA_LOS_DEMAS_EN_MINUTOS = 2 * 60;

/**
 * Until when something that begins at `inicio` is kept for one person of a line who is asked at `now`, and never
 * beyond any of `limites`. By night the time of an offer does not run, where the morning leaves enough for those who
 * follow. Null when what is left is too short to offer it at all: then it is for whoever comes first, those of the line
 * among them.
 */
export function finDeOferta(inicio: Date, now: Date, limites: readonly Date[]): Date | null {
  const ultimo = elPrimero([inicio, ...limites]);
  const despierta = alDespertar(now);
  const corre = sumarMinutos(despierta, PARA_LOS_DEMAS_EN_MINUTOS) <= ultimo ? despierta : now;
  const cerca = inicio < sumarMinutos(corre, CERCA_EN_MINUTOS);
  const plazo = sumarMinutos(corre, cerca ? OFERTA_CERCANA_EN_MINUTOS : OFERTA_EN_MINUTOS);
  const fin = elPrimero([plazo, ...limites]);
  return fin < sumarMinutos(now, OFERTA_MINIMA_EN_MINUTOS) ? null : fin;
}

function alDespertar(now: Date): Date {
  const [fecha, hora] = [fechaDe(now), horaDe(now)];
  if (hora >= NOCHE) return instanteDe(sumarDias(fecha, 1), MANANA);
  return hora < MANANA ? instanteDe(fecha, MANANA) : now;
}

const elPrimero = (instantes: readonly Date[]) =>
  new Date(Math.min(...instantes.map((instante) => instante.getTime())));
