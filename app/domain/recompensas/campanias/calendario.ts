import { fechaDe, sumarDias, type Fecha } from "../../shared/fechas";
import { calendarioDeRacha, type DiasDePersona } from "../../shared/calendarioDeRacha";
import { rachasPorDia } from "../../shared/rachas";
import type { Campania } from "./campania";

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

/**
 * Calendar of a challenge. The free day is the one of the streak that reached the goal on `alcanzada`, or else of the
 * streak of today.
 */
export const calendarioDe = (
  { desde, hasta }: Pick<Campania, "desde" | "hasta">,
  { alcanzada, ...deLaPersona }: DiasDePersona & { alcanzada: Fecha | null },
  now: Date,
) =>
  calendarioDeRacha(
    {
      desde: fechaDe(desde),
      hasta: fechaDe(new Date(hasta.getTime() - 1)),
      rachaDe: alcanzada ?? ultimoDiaVivido({ hasta }, now),
      hoy: fechaDe(now),
    },
    deLaPersona,
  );
