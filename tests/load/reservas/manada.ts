import { setTimeout as wait } from "node:timers/promises";
import type { Servidor } from "../servidores";

interface Opciones {
  procesos: number;
  arrancar: () => Promise<Servidor>;
}

/** No process is killed while fewer than these listen: the others are still starting. */
const SIEMPRE_VIVOS = 2;

/** Starts several processes. One after another is killed and started again. */
export async function levantarManada({ procesos, arrancar }: Opciones) {
  const servidores = await Promise.all(Array.from({ length: procesos }, arrancar));
  const vivos = () => servidores.filter((servidor) => servidor.vivo());
  const renacimientos = new Set<Promise<void>>();
  const fin = new AbortController();
  let muertes = 0;
  let fallo: unknown;

  /** Kills the next process in turn. Resolves when it is back, or at once when too few would be left. */
  const matarUno = async () => {
    if (fin.signal.aborted || vivos().length <= Math.min(SIEMPRE_VIVOS, procesos - 1)) return;
    let elegido = muertes % procesos;
    while (!servidores[elegido]!.vivo()) elegido = (elegido + 1) % procesos;
    muertes++;
    await servidores[elegido]!.matar();
    servidores[elegido] = await arrancar();
  };
  const matarAparte = (antes: Promise<unknown> = Promise.resolve()) => {
    const renacimiento = antes
      .then(matarUno)
      .catch((error: unknown) => (fallo ??= error))
      .then(() => void renacimientos.delete(renacimiento));
    renacimientos.add(renacimiento);
    return renacimiento;
  };
  let cola: Promise<unknown> = Promise.resolve();

  return {
    puertos: () => vivos().map(({ puerto }) => puerto),
    muertes: () => muertes,
    /** Kills one process after another: the next one dies when the one before it is back. */
    matarDespues() {
      cola = matarAparte(cola);
    },
    /** Kills a process every `segundos` until the end, whether the one before it is back or not. */
    async matarCada(segundos: number) {
      for (;;) {
        await wait(segundos * 1000, undefined, { signal: fin.signal }).catch(() => {});
        if (fin.signal.aborted) return;
        void matarAparte();
      }
    },
    /** Stops all processes; throws when one did not come back. */
    async detener() {
      await cola;
      fin.abort();
      await Promise.all(renacimientos);
      await Promise.all(vivos().map((servidor) => servidor.detener()));
      if (fallo !== undefined) throw new Error("a process did not come back", { cause: fallo });
    },
  };
}
