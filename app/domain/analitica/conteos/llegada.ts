/**
 * Part of those who began a journey that a step has, at most all of them; null while one of both counts is too small to
 * be told. A step may be seen more often than the first one, because each is counted by itself.
 */
export function llegadaDe(pasos: readonly { cuantos: number | null }[], indice: number): number | null {
  const [primero, este] = [pasos[0]?.cuantos ?? null, pasos[indice]?.cuantos ?? null];
  return primero === null || este === null ? null : Math.min(1, este / primero);
}
