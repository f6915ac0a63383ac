/**
 * Where to go instead when an address says something that its page does not know: pages for everybody are kept under
 * their address, and nobody is to make others of one. Null where it says just what the page shows.
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
