import { MINIMO_A_LA_VISTA } from "~/domain/shared/minimo";
import { fechaDe, type Fecha } from "~/domain/shared/fechas";

const NUMERO = new Intl.NumberFormat("es-PE");
const DIA = new Intl.DateTimeFormat("es-PE", { day: "numeric", month: "short", timeZone: "UTC" });
const DIA_Y_ANIO = new Intl.DateTimeFormat("es-PE", {
  ...{ day: "numeric", month: "short", year: "numeric", timeZone: "UTC" },
});

export const numero = (cuantos: number): string => NUMERO.format(cuantos);

/** A count in words: a count that is too small to be told is null. */
export const enTexto = (cuantos: number | null): string =>
  cuantos === null ? `menos de ${MINIMO_A_LA_VISTA}` : numero(cuantos);

/** A count beside its total in words. A null is too small, or would tell of one that is. */
export const enTextoConTotal = (cuantos: number | null): string =>
  cuantos === null ? "no se muestra" : numero(cuantos);

const aMedianoche = (fecha: Fecha) => new Date(`${fecha}T00:00:00Z`);

/** Day as "9 nov". */
export const diaCorto = (fecha: Fecha): string => DIA.format(aMedianoche(fecha)).replace(".", "");

/** Day of an instant in Lima, as "9 nov 2026". */
export const diaDeInstante = (instante: Date): string =>
  DIA_Y_ANIO.format(aMedianoche(fechaDe(instante))).replace(".", "");

/** Days from one to another, as "9 nov – 15 nov". */
export const tramo = (desde: Fecha, hasta: Fecha): string => `${diaCorto(desde)} – ${diaCorto(hasta)}`;

/** Last day of something that ends at an instant, which is the first one after it. */
export const ultimoDia = (hasta: Date): string => diaDeInstante(new Date(hasta.getTime() - 1));
