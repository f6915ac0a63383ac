/** The value of a use case that must have gone well. */
export function exigir<T>(resultado: { ok: true; value: T } | { ok: false; rechazo: string }): T {
  if (!resultado.ok) throw new Error(`refused: ${resultado.rechazo}`);
  return resultado.value;
}
