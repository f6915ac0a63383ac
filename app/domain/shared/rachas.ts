import { sumarDias, type Fecha } from "./fechas";

/** Days on which nothing is expected of somebody: from the first to the last, both included. */
export interface PausaDeRacha {
  desde: Fecha;
  hasta: Fecha;
}

/** How many days of a month may be missed without breaking anything. */
const DIAS_LIBRES_AL_MES = 1;

/** How many days of each month were missed: months without any are not there. */
type Faltas = ReadonlyMap<string, number>;

/**
 * How long a streak is on each day with something on, and today: the days with something in the longest stretch that
 * ends there and misses no more than one day of each month. Days of a pause are not missed, and neither is today while
 * it lasts. Days are days of Lima.
 *
 * Said of stretches and not step by step, so that one more day with something, or one more pause, never makes any
 * streak shorter. It goes from one day with something to the next: years in which nothing was done cost nothing.
 */
export function rachasPorDia(
  dias: ReadonlySet<Fecha>,
  pausas: readonly PausaDeRacha[],
  hoy: Fecha,
): ReadonlyMap<Fecha, number> {
  const conAlgo = [...dias].filter((dia) => dia < hoy).sort();
  const rachas = new Map<Fecha, number>();
  /** What was missed before each of these days, after the one before it. */
  const antesDe: Faltas[] = [];
  const faltas = new Map<string, number>();
  const sumar = (algunas: Faltas, signo: 1 | -1) => {
    for (const [mes, cuantas] of algunas) faltas.set(mes, (faltas.get(mes) ?? 0) + signo * cuantas);
  };
  let desde = 0;
  for (const [indice, dia] of [...conAlgo, hoy].entries()) {
    const nuevas: Faltas = indice === 0 ? new Map() : faltasEntre(conAlgo[indice - 1]!, dia, pausas);
    antesDe.push(nuevas);
    sumar(nuevas, 1);
    while (desde < indice && [...nuevas.keys()].some((mes) => faltas.get(mes)! > DIAS_LIBRES_AL_MES)) {
      desde++;
      sumar(antesDe[desde]!, -1);
    }
    rachas.set(dia, indice - desde + (dias.has(dia) ? 1 : 0));
  }
  return rachas;
}

/** The days that were missed between two, by their months; no further than to where they are too many for any streak. */
function faltasEntre(antes: Fecha, despues: Fecha, pausas: readonly PausaDeRacha[]): Faltas {
  const faltas = new Map<string, number>();
  for (let dia = sumarDias(antes, 1); dia < despues; dia = sumarDias(dia, 1)) {
    const pausa = pausas.find(({ desde, hasta }) => desde <= dia && dia <= hasta);
    if (pausa) {
      dia = pausa.hasta;
      continue;
    }
    const mes = dia.slice(0, 7);
    const cuantas = (faltas.get(mes) ?? 0) + 1;
    faltas.set(mes, cuantas);
    if (cuantas > DIAS_LIBRES_AL_MES) break;
  }
  return faltas;
}
