/** The same place with some of its search parameters changed; null takes one away. */
export function conParametros(
  pathname: string,
  search: string,
  cambios: Record<string, string | null>,
): string {
  const params = new URLSearchParams(search);
  for (const [nombre, valor] of Object.entries(cambios)) {
    if (valor === null) params.delete(nombre);
    else params.set(nombre, valor);
  }
  const texto = params.toString();
  return texto ? `${pathname}?${texto}` : pathname;
}
