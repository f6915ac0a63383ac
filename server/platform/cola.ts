import { NoDisponible } from "../../app/domain/shared/fallo";

/**
 * One of every three free places in the queue goes to an unknown person, so that unknown people do not wait for ever.
 */
const CADA_CUANTOS = 3;
/** Most tasks with priority for one known person; further ones wait like those of unknown people. */
const DE_CADA_CONOCIDA = 2;
/** Most tasks of one known person in the queue, so that one person cannot take all places. */
const DE_CADA_UNA = 8;

/**
 * Runs `aLaVez` tasks at a time, in the order of arrival. A task that finds the queue full is refused as temporarily
 * unavailable. Tasks of known people go first and have `reserva` additional places in the queue.
 */
export function makeCola(aLaVez: number, enCola: number, reserva = 0) {
  let enCurso = 0;
  let seguidas = 0;
  const conocidas: (() => void)[] = [];
  const cola: (() => void)[] = [];
  const deCadaUna = new Map<number, number>();
  const esperando = () => conocidas.length + cola.length;
  const contar = (conocida: number, cuantas: number) => {
    const son = (deCadaUna.get(conocida) ?? 0) + cuantas;
    if (son === 0) deCadaUna.delete(conocida);
    else deCadaUna.set(conocida, son);
  };
  const siguiente = () => {
    const toca = conocidas.length > 0 && (cola.length === 0 || seguidas < CADA_CUANTOS - 1);
    seguidas = toca ? seguidas + 1 : 0;
    return (toca ? conocidas : cola).shift();
  };

  const porTurnos = async <T>(trabajo: () => Promise<T>, conocida: number | null = null): Promise<T> => {
    const trabajos = conocida === null ? 0 : (deCadaUna.get(conocida) ?? 0);
    const antes = conocida !== null && trabajos < DE_CADA_CONOCIDA;
    if (trabajos >= DE_CADA_UNA || (enCurso >= aLaVez && esperando() >= (antes ? enCola + reserva : enCola)))
      throw new NoDisponible("mucha-gente");
    if (conocida !== null) contar(conocida, 1);
    try {
      if (enCurso < aLaVez) enCurso++;
      else await new Promise<void>((turno) => (antes ? conocidas : cola).push(turno));
      return await trabajo();
    } finally {
      if (conocida !== null) contar(conocida, -1);
      // The place goes to the next task without ever being free in between.
      const turno = siguiente();
      if (turno) turno();
      else enCurso--;
    }
  };
  return Object.assign(porTurnos, { uso: () => ({ enCurso, esperando: esperando() }) });
}
