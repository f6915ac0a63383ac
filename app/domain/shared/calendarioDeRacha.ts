import { sumarDias, type Fecha } from "./fechas";
import type { PausaDeRacha } from "./rachas";

/** Days on which a person did something, and the pauses of their streak. */
export interface DiasDePersona {
  dias: ReadonlySet<Fecha>;
  pausas: readonly PausaDeRacha[];
}

export const ESTADOS_DE_DIA = ["registrado", "pausa", "libre", "sin-registrar", "hoy", "por-venir"] as const;
/** State of a day in a calendar. `libre`: the day of its month that the streak forgives. */
export type EstadoDeDia = (typeof ESTADOS_DE_DIA)[number];

export interface DiaDeCalendario {
  dia: Fecha;
  estado: EstadoDeDia;
}

interface TramoDeCalendario {
  /** First and last day shown, both included. */
  desde: Fecha;
  hasta: Fecha;
  /** Day whose streak names the free days. */
  rachaDe: Fecha;
  hoy: Fecha;
}

const enPausa = (dia: Fecha, pausas: readonly PausaDeRacha[]) =>
  pausas.some(({ desde, hasta }) => desde <= dia && dia <= hasta);

/** Missed days that the streak of a day forgives, from `primero` on: at most one of each month. */
function diasLibresDe(dia: Fecha, primero: Fecha, { dias, pausas }: DiasDePersona): ReadonlySet<Fecha> {
  const libres = new Set<Fecha>();
  /** Missed days that count only when an active day comes before them. */
  let faltas: Fecha[] = [];
  for (let antes = sumarDias(dia, -1); antes >= primero; antes = sumarDias(antes, -1)) {
    if (dias.has(antes)) {
      for (const falta of faltas) libres.add(falta);
      faltas = [];
    } else if (!enPausa(antes, pausas)) {
      const mes = antes.slice(0, 7);
      // A second missed day of a month ends the streak.
      if ([...libres, ...faltas].some((libre) => libre.startsWith(mes))) break;
      faltas.push(antes);
    }
  }
  return libres;
}

/** Calendar of a streak: each day of a stretch, and what became of it. */
export function calendarioDeRacha(
  { desde, hasta, rachaDe, hoy }: TramoDeCalendario,
  deLaPersona: DiasDePersona,
): DiaDeCalendario[] {
  const libres = diasLibresDe(rachaDe, desde, deLaPersona);
  const estadoDe = (dia: Fecha): EstadoDeDia => {
    if (deLaPersona.dias.has(dia)) return "registrado";
    if (dia === hoy) return "hoy";
    if (enPausa(dia, deLaPersona.pausas)) return "pausa";
    if (dia > hoy) return "por-venir";
    return libres.has(dia) ? "libre" : "sin-registrar";
  };
  const calendario: DiaDeCalendario[] = [];
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, 1))
    calendario.push({ dia, estado: estadoDe(dia) });
  return calendario;
}
