import { fechaDe, sumarDias, type Fecha } from "../../shared/fechas";
import { rachasPorDia, type PausaDeRacha } from "../../shared/rachas";
import type { Campania } from "./campania";

/** Registered days of a person in a challenge, and the pauses of their streaks. */
export interface DiasDePersona {
  dias: ReadonlySet<Fecha>;
  pausas: readonly PausaDeRacha[];
}

/** Today, or the last day of a challenge that has ended. */
export function ultimoDiaVivido({ hasta }: Pick<Campania, "hasta">, now: Date): Fecha {
  const [hoy, ultimo] = [fechaDe(now), fechaDe(new Date(hasta.getTime() - 1))];
  return hoy < ultimo ? hoy : ultimo;
}

/** Streak on a day, and the longest one so far, by the rule of all streaks of the product. */
export function rachasHasta(dia: Fecha, { dias, pausas }: DiasDePersona): { actual: number; mejor: number } {
  const rachas = rachasPorDia(dias, pausas, dia);
  return { actual: rachas.get(dia) ?? 0, mejor: Math.max(0, ...rachas.values()) };
}

/**
 * True when a streak can still be as long as the goal. No other day makes a streak shorter, so the longest one that is
 * left registers every day from today on. The rule of streaks counts the free day and the pauses.
 */
export function sePuedeAlcanzar(
  { hasta, terminos }: Pick<Campania, "hasta" | "terminos">,
  { dias, pausas }: DiasDePersona,
  now: Date,
): boolean {
  const ultimo = fechaDe(new Date(hasta.getTime() - 1));
  const posibles = new Set(dias);
  for (let dia = fechaDe(now); dia <= ultimo; dia = sumarDias(dia, 1)) posibles.add(dia);
  return rachasHasta(ultimo, { dias: posibles, pausas }).mejor >= terminos.dias;
}

const enPausa = (dia: Fecha, pausas: readonly PausaDeRacha[]) =>
  pausas.some(({ desde, hasta }) => desde <= dia && dia <= hasta);

/** Missed day that the streak of a day forgives: the only one of its month. Null when the streak misses none. */
function diaLibreDe(dia: Fecha, primero: Fecha, { dias, pausas }: DiasDePersona): Fecha | null {
  let libre: Fecha | null = null;
  for (let antes = sumarDias(dia, -1); antes >= primero; antes = sumarDias(antes, -1)) {
    if (dias.has(antes)) {
      if (libre !== null) return libre;
    } else if (!enPausa(antes, pausas)) {
      // Two missed days together end a streak.
      if (libre !== null) return null;
      libre = antes;
    }
  }
  return null;
}

export const ESTADOS_DE_DIA = ["registrado", "pausa", "libre", "sin-registrar", "hoy", "por-venir"] as const;
/** State of a day in the calendar of a challenge. `libre`: the day of the month that may be missed. */
export type EstadoDeDia = (typeof ESTADOS_DE_DIA)[number];

/**
 * Calendar of a challenge: each of its days, and what became of it. The free day is the one of the streak that reached
 * the goal on `alcanzada`, or else of the streak of today.
 */
export function calendarioDe(
  { desde, hasta }: Pick<Campania, "desde" | "hasta">,
  { alcanzada, ...deLaPersona }: DiasDePersona & { alcanzada: Fecha | null },
  now: Date,
): { dia: Fecha; estado: EstadoDeDia }[] {
  const [primero, hoy] = [fechaDe(desde), fechaDe(now)];
  const ultimo = fechaDe(new Date(hasta.getTime() - 1));
  const libre = diaLibreDe(alcanzada ?? ultimoDiaVivido({ hasta }, now), primero, deLaPersona);
  const estadoDe = (dia: Fecha): EstadoDeDia => {
    if (deLaPersona.dias.has(dia)) return "registrado";
    if (dia === hoy) return "hoy";
    if (enPausa(dia, deLaPersona.pausas)) return "pausa";
    if (dia > hoy) return "por-venir";
    return dia === libre ? "libre" : "sin-registrar";
  };
  const calendario: { dia: Fecha; estado: EstadoDeDia }[] = [];
  for (let dia = primero; dia <= ultimo; dia = sumarDias(dia, 1))
    calendario.push({ dia, estado: estadoDe(dia) });
  return calendario;
}
