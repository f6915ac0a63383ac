import { NoDisponible } from "../../../app/domain/shared/fallo";

/** Of so many places that come free, one goes to those who are not known: they wait longer, and not for ever. */
const CADA_CUANTOS = 3;
/** How many pieces of work somebody has before the others at a time; what is more waits as anybody's. */
const DE_CADA_CONOCIDA = 2;
/** And how many in all: the places are not one person's. */
const DE_CADA_UNA = 8;

/**
 * Runs so many at a time, in the order of arrival; whoever finds the queue full is told to come back. What is for
 * somebody known goes before the rest, and finds so many places more (`reserva`), which nobody else takes.
 */
export function makeCola(aLaVez: number, enCola: number, reserva = 0) {
  let enCurso = 0;
  let seguidas = 0;
  const conocidas: (() => void)[] = [];
  const cola: (() => void)[] = [];
  const deCadaUna = new Map<number, number>();
  const esperando = () => conocidas.length + cola.length;
  const contar = (quien: number, cuantas: number) => {
    const son = (deCadaUna.get(quien) ?? 0) + cuantas;
    if (son === 0) deCadaUna.delete(quien);
    else deCadaUna.set(quien, son);
  };
  const siguiente = () => {
    const toca = conocidas.length > 0 && (cola.length === 0 || seguidas < CADA_CUANTOS - 1);
    seguidas = toca ? seguidas + 1 : 0;
    return (toca ? conocidas : cola).shift();
  };

  const porTurnos = async <T>(trabajo: () => Promise<T>, conocida: number | null = null): Promise<T> => {
    const suyas = conocida === null ? 0 : (deCadaUna.get(conocida) ?? 0);
    const antes = conocida !== null && suyas < DE_CADA_CONOCIDA;
    if (suyas >= DE_CADA_UNA || (enCurso >= aLaVez && esperando() >= (antes ? enCola + reserva : enCola)))
      throw new NoDisponible("mucha-gente");
    if (conocida !== null) contar(conocida, 1);
    try {
      if (enCurso < aLaVez) enCurso++;
      else await new Promise<void>((turno) => (antes ? conocidas : cola).push(turno));
      return await trabajo();
    } finally {
      if (conocida !== null) contar(conocida, -1);
      // The place goes to the next one without ever being free in between.
      const turno = siguiente();
      if (turno) turno();
      else enCurso--;
    }
  };
  return Object.assign(porTurnos, { uso: () => ({ enCurso, esperando: esperando() }) });
}
