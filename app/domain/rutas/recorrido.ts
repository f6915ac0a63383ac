import { fechaDe, horaDe, instanteDe, diaDeSemana, sumarDias, type Fecha, type Hora } from "../shared/fechas";
import type { Rechazos } from "../shared/rechazo";
import { minutosDe, type Paso } from "./ruta";

/** A step a day, or as many as somebody likes. */
export const RITMOS = ["diario", "libre"] as const;
export type Ritmo = (typeof RITMOS)[number];

/** After how many days somebody who pauses may be asked again. */
export const DIAS_DE_PAUSA = [3, 7, 14, 30] as const;
/** The hour of Lima at which they are asked. */
const HORA_DE_PREGUNTAR: Hora = "09:00";

/** The days of a week (1 is Monday) and the hour of Lima at which somebody wants to be reminded. */
export interface Recordatorio {
  dias: readonly number[];
  hora: Hora;
}
export const HORAS_DE_RECORDATORIO: readonly Hora[] = Array.from(
  { length: 16 },
  (_, n) => `${String(n + 6).padStart(2, "0")}:00`,
);

/** Somebody's way through a route. There is one for each person and route, whatever they do with it. */
export interface Recorrido {
  idRecorrido: string;
  idPersona: number;
  /** Of the route. */
  uid: string;
  ritmo: Ritmo;
  /** When it was begun for the first time: what happened before counts for nothing. */
  empezadoEn: Date;
  pausadoEn: Date | null;
  /** When they are asked whether to go on; null once they were. */
  preguntarEn: Date | null;
  dejadoEn: Date | null;
  /** Once it is, it stays, whatever becomes of the route. */
  terminadoEn: Date | null;
  recordatorio: Recordatorio | null;
  /** The next one. */
  recordarEn: Date | null;
}

/** A step that somebody did. It is never taken back. */
export interface PasoHecho {
  paso: string;
  /** What it was called then: it may be gone from the route. */
  titulo: string;
  hechoEn: Date;
  /** By what happened, or because they said so. */
  como: "hecho" | "dicho";
}

export type EstadoDeRecorrido = "en-curso" | "en-pausa" | "dejada" | "terminada";

export function estadoDe({ terminadoEn, dejadoEn, pausadoEn }: Recorrido): EstadoDeRecorrido {
  if (terminadoEn) return "terminada";
  if (dejadoEn) return "dejada";
  return pausadoEn ? "en-pausa" : "en-curso";
}

/** How far somebody is. Steps that were done and are no longer in the route count as they did. */
export function avanceDe(pasos: readonly Paso[], hechos: readonly PasoHecho[]) {
  const hecho = new Set(hechos.map(({ paso }) => paso));
  const pendientes = pasos.filter(({ id }) => !hecho.has(id));
  const total = pendientes.length + hechos.length;
  return {
    hechos: hechos.length,
    total,
    porcentaje: total === 0 ? 0 : Math.floor((hechos.length / total) * 100),
    pendientes,
    siguiente: pendientes[0] ?? null,
    minutosQueQuedan: minutosDe(pendientes),
    completa: pendientes.length === 0,
  };
}

/** What an editor added to a route since somebody ended it: theirs to do or not, and none of what they ended. */
export const pasosDeMas = (
  { terminadoEn }: Pick<Recorrido, "terminadoEn">,
  pasos: readonly Paso[],
  hechos: readonly PasoHecho[],
): readonly Paso[] => (terminadoEn ? avanceDe(pasos, hechos).pendientes : []);

/** The steps that may be done now: all that are left, or the next one where none was done on this day of Lima. */
export function pasosAbiertos(
  { ritmo }: Pick<Recorrido, "ritmo">,
  pasos: readonly Paso[],
  hechos: readonly PasoHecho[],
  now: Date,
): readonly Paso[] {
  const { pendientes } = avanceDe(pasos, hechos);
  if (ritmo === "libre") return pendientes;
  const hoy = fechaDe(now);
  return hechos.some(({ hechoEn }) => fechaDe(hechoEn) === hoy) ? [] : pendientes.slice(0, 1);
}

/** When somebody who pauses for so many days is asked again. */
export const cuandoPreguntar = (now: Date, dias: number): Date =>
  instanteDe(sumarDias(fechaDe(now), dias), HORA_DE_PREGUNTAR);

/** The first of somebody's reminders after an instant; null where they want none. */
export function proximoRecordatorio(recordatorio: Recordatorio | null, now: Date): Date | null {
  if (!recordatorio || recordatorio.dias.length === 0) return null;
  const { dias, hora } = recordatorio;
  const hoy = fechaDe(now);
  // Today still counts, and the same day of next week.
  const posibles: Fecha[] = Array.from({ length: 8 }, (_, n) => sumarDias(hoy, n));
  const dia = posibles.find(
    (fecha) => dias.includes(diaDeSemana(fecha)) && (fecha > hoy || hora > horaDe(now)),
  );
  return dia === undefined ? null : instanteDe(dia, hora);
}

export type RechazoDeRuta =
  | "ruta-no-existe"
  | "ruta-de-otro-plan"
  | "ruta-sin-empezar"
  | "ruta-en-pausa"
  | "ruta-terminada"
  | "paso-no-existe"
  | "paso-de-otro-dia"
  | "paso-fuera-de-turno"
  | "opcion-no-existe";

export const RECHAZOS_DE_RUTA: Rechazos<RechazoDeRuta> = {
  "ruta-no-existe": { clase: "not-found", mensaje: "No encontramos esa ruta." },
  "ruta-de-otro-plan": {
    clase: "forbidden",
    mensaje: "Esta ruta es de otros planes. Mira las que vienen con el tuyo.",
  },
  "ruta-sin-empezar": { clase: "conflict", mensaje: "Todavía no empezaste esta ruta." },
  "ruta-en-pausa": {
    clase: "conflict",
    mensaje: "La ruta está en pausa. Presiona «Seguir ruta» para continuar.",
  },
  "ruta-terminada": { clase: "conflict", mensaje: "Ya terminaste esta ruta." },
  "paso-no-existe": { clase: "not-found", mensaje: "Ese paso ya no está en la ruta." },
  "paso-de-otro-dia": {
    clase: "conflict",
    mensaje: "Por hoy está bien. El siguiente paso se abre mañana, o puedes seguir a tu ritmo.",
  },
  "paso-fuera-de-turno": {
    clase: "conflict",
    mensaje: "Antes de ese paso viene otro. Haz primero el que está abierto, o sigue a tu ritmo.",
  },
  "opcion-no-existe": { clase: "invalid", mensaje: "Elige una de las respuestas." },
};
