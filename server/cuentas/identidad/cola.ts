import { NoDisponible } from "../../../app/domain/shared/fallo";

/**
 * Runs so many at a time, in the order of arrival; whoever finds the queue full is told to come back. `primero` goes
 * before all who are not, and finds so many places more (`reserva`), which nobody else takes.
 */
export function makeCola(aLaVez: number, enCola: number, reserva = 0) {
  let enCurso = 0;
  const primeros: (() => void)[] = [];
  const cola: (() => void)[] = [];
  const esperando = () => primeros.length + cola.length;

  const porTurnos = async <T>(trabajo: () => Promise<T>, primero = false): Promise<T> => {
    if (enCurso < aLaVez) enCurso++;
    else if (esperando() < (primero ? enCola + reserva : enCola))
      await new Promise<void>((turno) => (primero ? primeros : cola).push(turno));
    else throw new NoDisponible("mucha-gente");
    try {
      return await trabajo();
    } finally {
      // The place goes to the next one without ever being free in between.
      const siguiente = primeros.shift() ?? cola.shift();
      if (siguiente) siguiente();
      else enCurso--;
    }
  };
  return Object.assign(porTurnos, { uso: () => ({ enCurso, esperando: esperando() }) });
}
