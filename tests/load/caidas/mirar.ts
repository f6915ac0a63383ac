import { setTimeout as wait } from "node:timers/promises";
import { pedir } from "../servidores";

/** A request to the product while something around it is wrong, and its answer. */
export interface Vista {
  que: string;
  /** Status of the answer; 0 when none came. */
  estado: number;
  ms: number;
  texto: string;
  /** Value of `Retry-After` in the answer. */
  reintentarEn: string | undefined;
}

export type Pregunta = NonNullable<Parameters<typeof pedir>[2]> & { ruta: string };

export async function mirar(puerto: number, que: string, { ruta, ...pregunta }: Pregunta): Promise<Vista> {
  const inicio = performance.now();
  const respuesta = await pedir(puerto, ruta, pregunta).catch(() => undefined);
  return {
    que,
    estado: respuesta?.estado ?? 0,
    ms: performance.now() - inicio,
    texto: respuesta?.cuerpo.toString() ?? "",
    reintentarEn: respuesta?.cabeceras["retry-after"],
  };
}

const PAUSA_EN_MS = 100;

/** Sends every kind of request, again and again, until the fault is over. */
export async function mirarMientras<T>(
  puerto: number,
  preguntas: Record<string, Pregunta>,
  provocar: () => Promise<T>,
): Promise<{ vistas: Vista[]; valor: T }> {
  const fin = new AbortController();
  const vistas: Vista[] = [];
  const miradas = Object.entries(preguntas).map(async ([que, pregunta]) => {
    while (!fin.signal.aborted) {
      vistas.push(await mirar(puerto, que, pregunta));
      await wait(PAUSA_EN_MS, undefined, { signal: fin.signal }).catch(() => {});
    }
  });
  try {
    const valor = await provocar();
    fin.abort();
    await Promise.all(miradas);
    return { vistas, valor };
  } finally {
    fin.abort();
  }
}

/** Milliseconds until every request answers 200 again; null when the limit passes before. */
export async function hastaQueAtienda(
  puerto: number,
  preguntas: readonly Pregunta[],
  limiteEnMs: number,
): Promise<number | null> {
  const inicio = performance.now();
  while (performance.now() - inicio < limiteEnMs) {
    const vistas = await Promise.all(preguntas.map((pregunta) => mirar(puerto, "", pregunta)));
    if (vistas.every(({ estado }) => estado === 200)) return performance.now() - inicio;
    await wait(PAUSA_EN_MS);
  }
  return null;
}
