/** Where reports wait for a network: what of a browser's storage is needed. */
export type Estante = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Deps {
  estante: Estante;
  enviar: (direccion: string, cuerpo: string) => Promise<{ status: number }>;
}

const PREFIJO = "bienestar:avance:";
/** So many letters at the end of a seal are its signature: no other page has them. */
const FIRMA = 43;

/** What is worth saying again: nobody heard it, or it was not the moment. All else was said once and for all. */
const seRepite = (status: number) => status >= 500 || [401, 408, 425, 429].includes(status);

/**
 * Keeps the newest report of each page that was open until the server has it. A report says all that its page knows,
 * so that a newer one takes the place of the one before; what was heard twice counts once.
 */
export function makeReportes({ estante, enviar }: Deps) {
  let enCurso: Promise<void> | undefined;

  async function enviarTodo(): Promise<void> {
    for (const clave of guardados()) {
      const texto = estante.getItem(clave);
      const [direccion, cuerpo] = texto?.split("\n") ?? [];
      if (!direccion || cuerpo === undefined) {
        estante.removeItem(clave);
        continue;
      }
      const { status } = await enviar(direccion, cuerpo).catch(() => ({ status: 503 }));
      // A newer one that came meanwhile waits for its own turn.
      if (!seRepite(status) && estante.getItem(clave) === texto) estante.removeItem(clave);
    }
  }

  function guardados(): string[] {
    const claves: string[] = [];
    for (let indice = 0; indice < estante.length; indice++) {
      const clave = estante.key(indice);
      if (clave?.startsWith(PREFIJO)) claves.push(clave);
    }
    return claves;
  }

  return {
    /** To be sent by `vaciar`, now or when there is a network. */
    anotar(direccion: string, sello: string, campos: Record<string, string>): void {
      const cuerpo = new URLSearchParams({ sello, ...campos }).toString();
      estante.setItem(PREFIJO + sello.slice(-FIRMA), `${direccion}\n${cuerpo}`);
    },
    /** Sends what waits, one after another; who asks meanwhile waits for the same. */
    vaciar(): Promise<void> {
      enCurso ??= enviarTodo().finally(() => {
        enCurso = undefined;
      });
      return enCurso;
    },
  };
}

/** All that was played since the page was opened, as the browser itself counts it, in tenths of a second. */
export function rangosDe(jugado: Pick<TimeRanges, "length" | "start" | "end">): string {
  const decimas = (segundos: number) => Math.round(segundos * 10);
  return Array.from({ length: jugado.length }, (_, indice) => [
    decimas(jugado.start(indice)),
    decimas(jugado.end(indice)),
  ])
    .filter(([de, a]) => a! > de!)
    .map(([de, a]) => `${de}-${a}`)
    .join(",");
}
