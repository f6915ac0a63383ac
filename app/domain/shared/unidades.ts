/** Units of work of a job, one after another, until `alto`; the next run does the rest. */
export function* hastaElAlto<T>(unidades: Iterable<T>, alto: AbortSignal | undefined): Generator<T> {
  for (const unidad of unidades) {
    if (alto?.aborted) return;
    yield unidad;
  }
}

/** Runs the units one after another. A failure is reported after all others ran. */
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
