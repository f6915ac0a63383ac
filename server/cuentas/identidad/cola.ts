import { NoDisponible } from "../../../app/domain/shared/fallo";

/** Runs so many at a time, in the order of arrival; whoever finds the queue full is told to come back. */
export function makeCola(aLaVez: number, enCola: number) {
  let enCurso = 0;
  const cola: (() => void)[] = [];

  const porTurnos = async <T>(trabajo: () => Promise<T>): Promise<T> => {
    if (enCurso < aLaVez) enCurso++;
    else if (cola.length < enCola) await new Promise<void>((turno) => cola.push(turno));
    else throw new NoDisponible("mucha-gente");
    try {
      return await trabajo();
    } finally {
      // The place goes to the next one without ever being free in between.
      const siguiente = cola.shift();
      if (siguiente) siguiente();
      else enCurso--;
    }
  };
  return Object.assign(porTurnos, { uso: () => ({ enCurso, esperando: cola.length }) });
}
