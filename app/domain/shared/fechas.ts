import { TZDate } from "@date-fns/tz";
import { addMinutes, differenceInMinutes, format } from "date-fns";
import { es } from "date-fns/locale/es";
import { UN_DIA_EN_MS } from "./duracion";
import { horaDePeru } from "./horaDePeru";

/**
 * Instants are `Date` in UTC; days are days of America/Lima, written `yyyy-MM-dd`; hours of a day `HH:mm`.
 * Peru has been at UTC−5 without daylight saving since 1994, so the arithmetic is a constant.
 */
export type Fecha = string;
export type Hora = string;

/**
 * What begins or ends to be offered or shown does so on this grid: every start, length and margin lies on it, and public
 * pages are made anew on it.
 */
export const REJILLA_EN_MINUTOS = 5;
export const REJILLA_EN_MS = REJILLA_EN_MINUTOS * 60_000;
const DESFASE_EN_MINUTOS = -5 * 60;
const MINUTO = 60_000;

/** The wall clock of Lima dressed as UTC, so that the UTC getters read it. */
const enLima = (instante: Date) => new Date(instante.getTime() + DESFASE_EN_MINUTOS * MINUTO);

export function fechaDe(instante: Date): Fecha {
  return enLima(instante).toISOString().slice(0, 10);
}

export function horaDe(instante: Date): Hora {
  return enLima(instante).toISOString().slice(11, 16);
}

/** The instant of an hour of Lima's day; `24:00` is the end of the day. */
export function instanteDe(fecha: Fecha, hora: Hora): Date {
  return new Date(inicioDelDia(fecha) + minutosDe(hora) * MINUTO);
}

const inicioDelDia = (fecha: Fecha) => Date.parse(`${fecha}T00:00:00Z`) - DESFASE_EN_MINUTOS * MINUTO;

/** Where the day of Lima in which it is begins: all that is kept of an instant that would tell too much. */
export const elDiaDe = (instante: Date): Date => instanteDe(fechaDe(instante), "00:00");

/** The same of its month. */
export const elMesDe = (instante: Date): Date => instanteDe(`${fechaDe(instante).slice(0, 7)}-01`, "00:00");

/** Minutes since midnight of an hour `HH:mm`. */
export function minutosDe(hora: Hora): number {
  return Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));
}

export function sumarDias(fecha: Fecha, dias: number): Fecha {
  return new Date(Date.parse(`${fecha}T00:00:00Z`) + dias * UN_DIA_EN_MS).toISOString().slice(0, 10);
}

/** The same day so many months later, or the last one of that month where it has none such. */
export function sumarMeses(fecha: Fecha, meses: number): Fecha {
  const [anio = 0, mes = 1, dia = 1] = fecha.split("-").map(Number);
  const ultimo = new Date(Date.UTC(anio, mes + meses, 0)).getUTCDate();
  return new Date(Date.UTC(anio, mes - 1 + meses, Math.min(dia, ultimo))).toISOString().slice(0, 10);
}

export function sumarMinutos(instante: Date, minutos: number): Date {
  return addMinutes(instante, minutos);
}

/** The ISO weekday that a week begins with where it is shown in a language. The product speaks Spanish. */
export const PRIMER_DIA_DE_LA_SEMANA = { es: 1, en: 7 } as const;

/** ISO weekday: 1 is Monday, 7 is Sunday. */
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

/** A day in Spanish words: noon by the process's own clock, which reads it back, whatever its zone. */
const enPalabras = (fecha: Fecha, formato: string) =>
  format(new Date(`${fecha}T12:00`), formato, { locale: es });

/** "lunes 9" */
export function diaYNumero(fecha: Fecha): string {
  return enPalabras(fecha, "EEEE d");
}

/** "lunes 9 de noviembre" */
export function diaLargo(fecha: Fecha): string {
  return enPalabras(fecha, "EEEE d 'de' MMMM");
}

/** "lunes 9 de noviembre de 2026": on documents, and wherever the day may be of another year. */
export function diaConAnio(fecha: Fecha): string {
  return enPalabras(fecha, "EEEE d 'de' MMMM 'de' yyyy");
}

/** "9 de noviembre de 2026" */
export function diaDelMes(fecha: Fecha): string {
  return enPalabras(fecha, "d 'de' MMMM 'de' yyyy");
}

/** "noviembre de 2026" */
export function mesLargo(fecha: Fecha): string {
  return enPalabras(fecha, "MMMM 'de' yyyy");
}

/** A day as somebody reads it at `ahora`: with its year only where it is another one. */
export function diaVisto(fecha: Fecha, ahora: Date): string {
  return fecha.slice(0, 4) === fechaDe(ahora).slice(0, 4) ? diaLargo(fecha) : diaConAnio(fecha);
}

/** The two days that people call by no date; null for any other. */
export function diaCercano(fecha: Fecha, ahora: Date): "hoy" | "mañana" | null {
  const hoy = fechaDe(ahora);
  if (fecha === hoy) return "hoy";
  return fecha === sumarDias(hoy, 1) ? "mañana" : null;
}

/** A day as people call it at `ahora`: "hoy", "mañana", "lunes 9 de noviembre". */
export const diaDicho = (fecha: Fecha, ahora: Date): string =>
  diaCercano(fecha, ahora) ?? diaVisto(fecha, ahora);

/** The same where the month is known or soon: "hoy", "mañana", "lunes 9". */
export const diaEnBreve = (fecha: Fecha, ahora: Date): string =>
  diaCercano(fecha, ahora) ?? diaYNumero(fecha);

/**
 * "lunes 9 de noviembre, 10:00 (hora de Perú)" for who reads it at `ahora`, with the year where it is another one.
 * Without `ahora`, on what is kept and read at any time, always with the year.
 */
export function diaYHora(instante: Date, ahora?: Date): string {
  const fecha = fechaDe(instante);
  return `${ahora ? diaVisto(fecha, ahora) : diaConAnio(fecha)}, ${horaDe(instante)} ${horaDePeru()}`;
}

/**
 * Until when something is kept, as it follows "las": "21:34" for who reads it on that very day, "08:30 de mañana", "08:30
 * del lunes 9 de noviembre". Without `ahora`, on what is kept and read at any time, always with its day and its year.
 */
export function horaYDia(instante: Date, ahora?: Date): string {
  const [fecha, hora] = [fechaDe(instante), horaDe(instante)];
  if (!ahora) return `${hora} del ${diaConAnio(fecha)}`;
  const cercano = diaCercano(fecha, ahora);
  if (cercano === "hoy") return hora;
  return cercano ? `${hora} de ${cercano}` : `${hora} del ${diaVisto(fecha, ahora)}`;
}

/**
 * The hour of an instant in somebody's own zone: "16:00 en tu hora local", with its day where that is another one;
 * null where it is that of Peru or the zone is not a known one.
 */
export function horaEnZona(instante: Date, zona: string | null): string | null {
  if (!zona) return null;
  try {
    const suya = new TZDate(instante, enEsaZona(zona));
    const hora = format(suya, "HH:mm");
    if (hora === horaDe(instante)) return null;
    const esOtroDia = format(suya, "yyyy-MM-dd") !== fechaDe(instante);
    return `${hora}${esOtroDia ? ` del ${format(suya, "EEEE", { locale: es })}` : ""} en tu hora local`;
  } catch {
    return null;
  }
}

/** Throws for a zone that is not a known one. */
function enEsaZona(zona: string): string {
  return new Intl.DateTimeFormat("es-PE", { timeZone: zona }).resolvedOptions().timeZone;
}
