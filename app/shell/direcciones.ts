/**
 * Redirect for an address with unknown parameters. Public pages are cached by address, and nobody may multiply their
 * copies. Null when the address names only what the page shows.
 */
export function direccionConocida(
  { url }: Pick<Request, "url">,
  conocidos: Readonly<Record<string, string | null>>,
): string | null {
  const { pathname, search, searchParams } = new URL(url);
  const dice = Object.entries(conocidos).every(([nombre, valor]) => {
    const dados = searchParams.getAll(nombre);
    return valor === null ? dados.length === 0 : dados.length === 1 && dados[0] === valor;
  });
  return dice ? null : conParametros(pathname, search, conocidos);
}

/** Address with some search parameters changed; null removes a parameter. */
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
