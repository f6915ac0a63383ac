/** The units of a job, one after another, until the process is to end: what is left waits for the next one to run. */
export function* hastaElAlto<T>(unidades: Iterable<T>, alto: AbortSignal | undefined): Generator<T> {
  for (const unidad of unidades) {
    if (alto?.aborted) return;
    yield unidad;
  }
}

/** One after another: one that fails is reported once all the others had their turn. */
export async function cadaUna<T>(
  unidades: Iterable<T>,
  hacer: (unidad: T) => Promise<unknown>,
): Promise<void> {
  const fallos: unknown[] = [];
  for (const unidad of unidades) {
    try {
      await hacer(unidad);
    } catch (error) {
      fallos.push(error);
    }
  }
  if (fallos.length > 0) throw fallos[0];
}
