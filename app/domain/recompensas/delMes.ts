import { elMesDe, fechaDe, instanteDe, sumarDias, sumarMeses, type Fecha } from "../shared/fechas";

/** Something that happens anew in each month, as an editor writes it. */
interface DeCadaMes {
  uid: string;
  /** First day in Lima, and the last one if it has one. */
  desde: Fecha;
  hasta: Fecha | null;
}

/** First day of the next month, when it happens again then; null when it does not. */
export function delMesSiguiente(escrito: DeCadaMes, now: Date): Fecha | null {
  const siguiente = sumarMeses(fechaDe(elMesDe(now)), 1);
  return delMes(escrito, instanteDe(siguiente, "00:00")) && siguiente;
}

/** Its id and its instants in the month of Lima in which `now` is; null when it does not happen then. */
export function delMes({ uid, desde, hasta }: DeCadaMes, now: Date) {
  const hoy = fechaDe(now);
  if (hoy < desde || (hasta !== null && hasta < hoy)) return null;
  const inicio = elMesDe(now);
  const primero = fechaDe(inicio);
  const fin = instanteDe(sumarMeses(primero, 1), "00:00");
  const alCierre = hasta === null ? fin : instanteDe(sumarDias(hasta, 1), "00:00");
  return {
    id: `${uid}-${primero.slice(0, 7)}`,
    desde: desde > primero ? instanteDe(desde, "00:00") : inicio,
    hasta: alCierre < fin ? alCierre : fin,
  };
}
