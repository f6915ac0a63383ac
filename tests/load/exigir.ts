/** Gives the value of a use case's result; throws when the use case refused. */
export function exigir<T>(resultado: { ok: true; value: T } | { ok: false; rechazo: string }): T {
  if (!resultado.ok) throw new Error(`refused: ${resultado.rechazo}`);
  return resultado.value;
}
