import { fechaDe, horaDe, instanteDe, sumarDias, sumarMinutos } from "../fechas";

/** Minutes of an offer, and of an offer that begins within a day. */
export const OFERTA_EN_MINUTOS = 30;
const OFERTA_CERCANA_EN_MINUTOS = 15;
const CERCA_EN_MINUTOS = 24 * 60;
/** Minutes: a shorter offer would only keep the thing from everybody. */
export const OFERTA_MINIMA_EN_MINUTOS = 5;
/** Hours of Lima in which nobody answers an offer. */
const [NOCHE, MANANA] = ["22:00", "08:00"];
/** Minutes of the morning that must be left to offer to the next person. */
const PARA_LOS_DEMAS_EN_MINUTOS = 2 * 60;

/**
 * End of an offer to a person in a waiting list, made at `now`, for something that begins at `inicio`; never beyond any
 * of `limites`. An offer does not expire at night when the morning leaves time for the next person. Null when too
 * little time is left for an offer: then anybody can take the thing.
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
