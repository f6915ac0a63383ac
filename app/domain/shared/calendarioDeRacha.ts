import { sumarDias, type Fecha } from "./fechas";
import { diasLibresDe, pausaDe, type PausaDeRacha } from "./rachas";

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

/** Calendar of a streak: each day of a stretch, and what became of it. */
export function calendarioDeRacha(
  { desde, hasta, rachaDe, hoy }: TramoDeCalendario,
  deLaPersona: DiasDePersona,
): DiaDeCalendario[] {
  const libres = diasLibresDe(rachaDe, deLaPersona.dias, deLaPersona.pausas);
  const estadoDe = (dia: Fecha): EstadoDeDia => {
    if (deLaPersona.dias.has(dia)) return "registrado";
    if (dia === hoy) return "hoy";
    if (pausaDe(dia, deLaPersona.pausas)) return "pausa";
    if (dia > hoy) return "por-venir";
    return libres.has(dia) ? "libre" : "sin-registrar";
  };
  const calendario: DiaDeCalendario[] = [];
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, 1))
    calendario.push({ dia, estado: estadoDe(dia) });
  return calendario;
}
