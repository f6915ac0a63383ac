/** Groups rows by key. The result gives an empty list for a key without rows. */
export function agrupar<T, K>(filas: readonly T[], claseDe: (fila: T) => K): (de: K) => readonly T[] {
  const grupos = new Map<K, T[]>();
  for (const fila of filas) {
    const clave = claseDe(fila);
    const grupo = grupos.get(clave);
    if (grupo) grupo.push(fila);
    else grupos.set(clave, [fila]);
  }
  return (de) => grupos.get(de) ?? [];
}
