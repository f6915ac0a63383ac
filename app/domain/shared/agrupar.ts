/** The rows of each key, found at once; none for a key that no row has. */
export function agrupar<T, K>(filas: readonly T[], claseDe: (fila: T) => K): (de: K) => readonly T[] {
  const grupos = new Map<K, T[]>();
  for (const fila of filas) {
    const suya = claseDe(fila);
    const grupo = grupos.get(suya);
    if (grupo) grupo.push(fila);
    else grupos.set(suya, [fila]);
  }
  return (de) => grupos.get(de) ?? [];
}
