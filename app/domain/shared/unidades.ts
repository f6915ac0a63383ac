/** The units of a job, one after another, until the process is to end: what is left waits for the next one to run. */
export function* hastaElAlto<T>(unidades: Iterable<T>, alto: AbortSignal | undefined): Generator<T> {
  for (const unidad of unidades) {
    if (alto?.aborted) return;
    yield unidad;
  }
}
