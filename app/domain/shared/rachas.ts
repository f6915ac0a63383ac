import { sumarDias, type Fecha } from "./fechas";

/** First and last day of a pause, both included, on which the person need do nothing. */
export interface PausaDeRacha {
  desde: Fecha;
  hasta: Fecha;
}

/** Days after which a pause of the streak ends by itself. The person may then begin another. */
export const DIAS_DE_PAUSA_DE_RACHA = 30;

/** Days of each month that may be missed without ending a streak. */
const DIAS_LIBRES_AL_MES = 1;

/** Pause to which a day belongs. */
export const pausaDe = (dia: Fecha, pausas: readonly PausaDeRacha[]): PausaDeRacha | undefined =>
  pausas.find(({ desde, hasta }) => desde <= dia && dia <= hasta);

/** Number of missed days by month; months without missed days are absent. */
type Faltas = ReadonlyMap<string, number>;

/**
 * Length of the streak on each active day, and today. It counts the active days in the longest stretch that ends there
 * and misses at most one day of each month. Days of a pause do not count as missed, nor does today. Days are days of
 * Lima.
 *
 * The rule speaks of stretches: another active day, or another pause, never makes any streak shorter. The loop goes
 * from one active day to the next, so empty years cost nothing.
 */
export function rachasPorDia(
  dias: ReadonlySet<Fecha>,
  pausas: readonly PausaDeRacha[],
  hoy: Fecha,
): ReadonlyMap<Fecha, number> {
  const conAlgo = [...dias].filter((dia) => dia < hoy).sort();
  const rachas = new Map<Fecha, number>();
  /** Missed days between each active day and the one before it. */
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

/** Missed days that the streak on `dia` forgives: those between its first active day and `dia`. */
export function diasLibresDe(
  dia: Fecha,
  dias: ReadonlySet<Fecha>,
  pausas: readonly PausaDeRacha[],
): ReadonlySet<Fecha> {
  const libres = new Set<Fecha>();
  const racha = rachasPorDia(dias, pausas, dia).get(dia) ?? 0;
  const primero = [...dias]
    .filter((activo) => activo <= dia)
    .sort()
    .at(-racha);
  if (racha === 0 || primero === undefined) return libres;
  for (let cada = primero; cada < dia; cada = sumarDias(cada, 1))
    if (!dias.has(cada) && !pausaDe(cada, pausas)) libres.add(cada);
  return libres;
}

/** Missed days between two days, by month. It stops counting when no streak allows that many. */
function faltasEntre(antes: Fecha, despues: Fecha, pausas: readonly PausaDeRacha[]): Faltas {
  const faltas = new Map<string, number>();
  for (let dia = sumarDias(antes, 1); dia < despues; dia = sumarDias(dia, 1)) {
    const pausa = pausaDe(dia, pausas);
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
