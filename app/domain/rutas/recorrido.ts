import { fechaDe, horaDe, instanteDe, diaDeSemana, sumarDias, type Fecha, type Hora } from "../shared/fechas";
import type { Rechazos } from "../shared/rechazo";
import { minutosDe, type Paso } from "./ruta";

/** Paces of a route: one step a day, or as many as the person likes. */
export const RITMOS = ["diario", "libre"] as const;
export type Ritmo = (typeof RITMOS)[number];

/** Days for which a route can be paused; the person is asked afterwards whether to go on. */
export const DIAS_DE_PAUSA = [3, 7, 14, 30] as const;
/** Hour of Lima at which a person is asked whether to end the pause of a route. */
const HORA_DE_PREGUNTAR: Hora = "09:00";

/** Days of the week (1 is Monday) and hour of Lima at which a person wants to be reminded of a route. */
export interface Recordatorio {
  dias: readonly number[];
  hora: Hora;
}
export const HORAS_DE_RECORDATORIO: readonly Hora[] = Array.from(
  { length: 16 },
  (_, n) => `${String(n + 6).padStart(2, "0")}:00`,
);

/** Progress of a person through a route. A person has at most one progress for each route, whatever its state. */
export interface Recorrido {
  idRecorrido: string;
  idPersona: number;
  /** Id of the route that the person began. */
  uid: string;
  ritmo: Ritmo;
  /** Instant at which the person first began the route. Steps done before it do not count. */
  empezadoEn: Date;
  pausadoEn: Date | null;
  /** Instant at which a person with a paused route is asked whether to go on; null once they were asked. */
  preguntarEn: Date | null;
  dejadoEn: Date | null;
  /** Instant at which the person finished the route. It stays when the route changes later. */
  terminadoEn: Date | null;
  recordatorio: Recordatorio | null;
  /** Instant of the next reminder of the route; null without one. */
  recordarEn: Date | null;
}

/** A step of a route that a person did. It is never undone. */
export interface PasoHecho {
  paso: string;
  /** Title that the step had when it was done: the route may have lost the step since. */
  titulo: string;
  hechoEn: Date;
  /** How a step is known to be done: `hecho`, another context saw it; `dicho`, the person said so. */
  como: "hecho" | "dicho";
}

export type EstadoDeRecorrido = "en-curso" | "en-pausa" | "dejada" | "terminada";

export function estadoDe({ terminadoEn, dejadoEn, pausadoEn }: Recorrido): EstadoDeRecorrido {
  if (terminadoEn) return "terminada";
  if (dejadoEn) return "dejada";
  return pausadoEn ? "en-pausa" : "en-curso";
}

/** Progress of a person through a route. Done steps that were later removed from the route still count. */
export function avanceDe(pasos: readonly Paso[], pasosHechos: readonly PasoHecho[]) {
  const idsHechos = new Set(pasosHechos.map(({ paso }) => paso));
  const pendientes = pasos.filter(({ id }) => !idsHechos.has(id));
  const total = pendientes.length + pasosHechos.length;
  return {
    hechos: pasosHechos.length,
    total,
    porcentaje: total === 0 ? 0 : Math.floor((pasosHechos.length / total) * 100),
    pendientes,
    siguiente: pendientes[0] ?? null,
    minutosQueQuedan: minutosDe(pendientes),
    completa: pendientes.length === 0,
  };
}

/** Steps that an editor added after the person finished the route; they are optional. */
export const pasosDeMas = (
  { terminadoEn }: Pick<Recorrido, "terminadoEn">,
  pasos: readonly Paso[],
  pasosHechos: readonly PasoHecho[],
): readonly Paso[] => (terminadoEn ? avanceDe(pasos, pasosHechos).pendientes : []);

/**
 * Steps of a route that a person may do now: all that are left, or, at one step a day, the next one unless a step was
 * done today in Lima.
 */
export function pasosAbiertos(
  { ritmo }: Pick<Recorrido, "ritmo">,
  pasos: readonly Paso[],
  pasosHechos: readonly PasoHecho[],
  now: Date,
): readonly Paso[] {
  const { pendientes } = avanceDe(pasos, pasosHechos);
  if (ritmo === "libre") return pendientes;
  const hoy = fechaDe(now);
  return pasosHechos.some(({ hechoEn }) => fechaDe(hechoEn) === hoy) ? [] : pendientes.slice(0, 1);
}

/** Instant at which a person who pauses a route for `dias` days is asked whether to go on. */
export const cuandoPreguntar = (now: Date, dias: number): Date =>
  instanteDe(sumarDias(fechaDe(now), dias), HORA_DE_PREGUNTAR);

/** First reminder of a route after an instant; null when the person wants no reminders. */
export function proximoRecordatorio(recordatorio: Recordatorio | null, now: Date): Date | null {
  if (!recordatorio || recordatorio.dias.length === 0) return null;
  const { dias, hora } = recordatorio;
  const hoy = fechaDe(now);
  // Eight days are tried: today may still have its reminder, and so may the same weekday of next week.
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
