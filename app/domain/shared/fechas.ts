import { TZDate } from "@date-fns/tz";
import { differenceInMinutes, format } from "date-fns";
import { es } from "date-fns/locale/es";
import { UN_DIA_EN_MS, UN_MINUTO_EN_MS } from "./duracion";
import { NOTA_DE_HORA } from "./horaDePeru";

/**
 * Instants are `Date` in UTC; days are days of America/Lima, written `yyyy-MM-dd` (specification § 9); hours of a day
 * `HH:mm`. Peru has been at UTC−5 without daylight saving since 1994, so the arithmetic is a constant.
 */
export type Fecha = string;
export type Hora = string;

/**
 * Grid in minutes: every start, length and margin is a multiple of it. Offers begin and end on it, and public pages are
 * rendered again at each step.
 */
export const REJILLA_EN_MINUTOS = 5;
export const REJILLA_EN_MS = REJILLA_EN_MINUTOS * UN_MINUTO_EN_MS;
const DESFASE_EN_MINUTOS = -5 * 60;

/** Lima's clock time as if it were UTC, so that the UTC getters of `Date` read it. */
const enLima = (instante: Date) => new Date(instante.getTime() + DESFASE_EN_MINUTOS * UN_MINUTO_EN_MS);

export function fechaDe(instante: Date): Fecha {
  return enLima(instante).toISOString().slice(0, 10);
}

export function horaDe(instante: Date): Hora {
  return enLima(instante).toISOString().slice(11, 16);
}

/** The instant of an hour of Lima's day; `24:00` is the end of the day. */
export function instanteDe(fecha: Fecha, hora: Hora): Date {
  return new Date(inicioDelDia(fecha) + minutosDe(hora) * UN_MINUTO_EN_MS);
}

const inicioDelDia = (fecha: Fecha) =>
  Date.parse(`${fecha}T00:00:00Z`) - DESFASE_EN_MINUTOS * UN_MINUTO_EN_MS;

/** Beginning of the instant's day in Lima, stored in place of an instant that would reveal too much. */
export const elDiaDe = (instante: Date): Date => instanteDe(fechaDe(instante), "00:00");

/** Start of the instant's month in Lima. */
export const elMesDe = (instante: Date): Date => instanteDe(`${fechaDe(instante).slice(0, 7)}-01`, "00:00");

/** Minutes since midnight of an hour `HH:mm`. */
export function minutosDe(hora: Hora): number {
  return Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));
}

export function sumarDias(fecha: Fecha, dias: number): Fecha {
  return new Date(Date.parse(`${fecha}T00:00:00Z`) + dias * UN_DIA_EN_MS).toISOString().slice(0, 10);
}

/** The day `meses` months later, or the last day of that month when it is shorter. */
export function sumarMeses(fecha: Fecha, meses: number): Fecha {
  const [anio = 0, mes = 1, dia = 1] = fecha.split("-").map(Number);
  const ultimo = new Date(Date.UTC(anio, mes + meses, 0)).getUTCDate();
  return new Date(Date.UTC(anio, mes - 1 + meses, Math.min(dia, ultimo))).toISOString().slice(0, 10);
}

export function sumarMinutos(instante: Date, minutos: number): Date {
  return new Date(instante.getTime() + minutos * UN_MINUTO_EN_MS);
}

/** First ISO weekday of a week, by language (specification § 9). The product speaks Spanish. */
export const PRIMER_DIA_DE_LA_SEMANA = { es: 1, en: 7 } as const;

/** ISO weekday (ISO 8601): 1 is Monday, 7 is Sunday. */
export function diaDeSemana(fecha: Fecha): number {
  return new Date(`${fecha}T00:00:00Z`).getUTCDay() || 7;
}

/** A real day of the calendar, `yyyy-MM-dd`. */
export function esFecha(texto: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(texto)) return false;
  const instante = Date.parse(`${texto}T00:00:00Z`);
  return !Number.isNaN(instante) && new Date(instante).toISOString().startsWith(texto);
}

/** Whole minutes left until an instant, rounded up; 0 once it has come. */
export function minutosHasta(instante: Date, now: Date): number {
  return Math.max(0, differenceInMinutes(instante, now, { roundingMethod: "ceil" }));
}

/**
 * A day in Spanish words. The formatter reads noon in the process's own time zone, so that the day is right in any
 * zone.
 */
const enPalabras = (fecha: Fecha, formato: string) =>
  format(new Date(`${fecha}T12:00`), formato, { locale: es });

/** Weekday and number, as "lunes 9". */
export function diaYNumero(fecha: Fecha): string {
  return enPalabras(fecha, "EEEE d");
}

/** Weekday in short and number of a day, for a calendar: "lun" and "9". */
export const diaDeTira = (fecha: Fecha) => ({
  semana: enPalabras(fecha, "EEEE").slice(0, 3),
  numero: enPalabras(fecha, "d"),
});

/** Day as "lunes 9 de noviembre". */
export function diaLargo(fecha: Fecha): string {
  return enPalabras(fecha, "EEEE d 'de' MMMM");
}

/** Day as "lunes 9 de noviembre de 2026", for documents, and when it may be of another year. */
export function diaConAnio(fecha: Fecha): string {
  return enPalabras(fecha, "EEEE d 'de' MMMM 'de' yyyy");
}

/** Day as "9 de noviembre de 2026". */
export function diaDelMes(fecha: Fecha): string {
  return enPalabras(fecha, "d 'de' MMMM 'de' yyyy");
}

/** Month as "noviembre de 2026". */
export function mesLargo(fecha: Fecha): string {
  return enPalabras(fecha, "MMMM 'de' yyyy");
}

/** A day for a reader at `ahora`; its year is named when it is another year. */
export function diaVisto(fecha: Fecha, ahora: Date): string {
  return fecha.slice(0, 4) === fechaDe(ahora).slice(0, 4) ? diaLargo(fecha) : diaConAnio(fecha);
}

/** "hoy" or "mañana" for those two days; null for any other day. */
export function diaCercano(fecha: Fecha, ahora: Date): "hoy" | "mañana" | null {
  const hoy = fechaDe(ahora);
  if (fecha === hoy) return "hoy";
  return fecha === sumarDias(hoy, 1) ? "mañana" : null;
}

/** A day in words for a reader at `ahora`: "hoy", "mañana", "lunes 9 de noviembre". */
export const diaDicho = (fecha: Fecha, ahora: Date): string =>
  diaCercano(fecha, ahora) ?? diaVisto(fecha, ahora);

/** Time since an instant, for a reader at `ahora`: "hace 5 min", "hace 3 h", "ayer", "hace 4 días", or its day. */
export function haceCuanto(instante: Date, ahora: Date): string {
  const minutos = Math.floor((ahora.getTime() - instante.getTime()) / UN_MINUTO_EN_MS);
  if (minutos < 1) return "ahora";
  if (minutos < 60) return `hace ${minutos} min`;
  const [fecha, hoy] = [fechaDe(instante), fechaDe(ahora)];
  if (fecha === hoy) return `hace ${Math.floor(minutos / 60)} h`;
  const dias = Math.round((Date.parse(hoy) - Date.parse(fecha)) / UN_DIA_EN_MS);
  if (dias === 1) return "ayer";
  return dias < 7 ? `hace ${dias} días` : diaVisto(fecha, ahora);
}

/** Short day, when the month is clear: "hoy", "mañana", "lunes 9". */
export const diaEnBreve = (fecha: Fecha, ahora: Date): string =>
  diaCercano(fecha, ahora) ?? diaYNumero(fecha);

/**
 * "lunes 9 de noviembre, 10:00" for a reader of a page at `ahora`; another year is named. The frame of the page says
 * that its hours are those of Peru.
 */
export const diaYHora = (instante: Date, ahora: Date): string =>
  `${diaVisto(fechaDe(instante), ahora)}, ${horaDe(instante)}`;

/** "lunes 9 de noviembre de 2026, 10:00 (hora de Perú)", for a text that is kept, sent or printed alone. */
export const diaYHoraEscrita = (instante: Date): string =>
  `${diaConAnio(fechaDe(instante))}, ${horaDe(instante)} ${NOTA_DE_HORA}`;

/**
 * End of a hold, in words after "las": "21:34" for a reader on the same day, "08:30 de mañana", "08:30 del lunes 9 de
 * noviembre". Without `ahora`, for a stored text that is read at any time, always with day and year.
 */
export function horaYDia(instante: Date, ahora?: Date): string {
  const [fecha, hora] = [fechaDe(instante), horaDe(instante)];
  if (!ahora) return `${hora} del ${diaConAnio(fecha)}`;
  const cercano = diaCercano(fecha, ahora);
  if (cercano === "hoy") return hora;
  return cercano ? `${hora} de ${cercano}` : `${hora} del ${diaVisto(fecha, ahora)}`;
}

/**
 * Hour of an instant in the person's time zone, as "16:00 en tu hora local", with its day when it differs. Null when
 * the hour equals Peru's, or the zone is unknown.
 */
export function horaEnZona(instante: Date, zona: string | null): string | null {
  if (!zona) return null;
  try {
    const enSuZona = new TZDate(instante, enEsaZona(zona));
    const hora = format(enSuZona, "HH:mm");
    if (hora === horaDe(instante)) return null;
    const esOtroDia = format(enSuZona, "yyyy-MM-dd") !== fechaDe(instante);
    return `${hora}${esOtroDia ? ` del ${format(enSuZona, "EEEE", { locale: es })}` : ""} en tu hora local`;
  } catch {
    return null;
  }
}

/** Formats in a time zone; throws for an unknown zone. */
function enEsaZona(zona: string): string {
  return new Intl.DateTimeFormat("es-PE", { timeZone: zona }).resolvedOptions().timeZone;
}
