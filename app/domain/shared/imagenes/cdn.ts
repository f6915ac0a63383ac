export interface Cdn {
  url: string;
  /** The other hosts whose images the product's CDN serves, besides ours; every other image stays where it is. */
  hosts: readonly string[];
}

/**
 * The address of an image as the page shows it: rewritten to the CDN when its host is on the list. What
 * is not a plain http(s) address of such a host is answered as it came.
 */
export function imagenEnCdn(direccion: string, cdn: Cdn | null): string {
  if (!cdn || !/^https?:\/\//i.test(direccion) || !URL.canParse(direccion)) return direccion;
  const { hostname, port, username, password, pathname, search } = new URL(direccion);
  if (port || username || password || !cdn.hosts.includes(hostname)) return direccion;
  return cdn.url.replace(/\/+$/, "") + pathname + search;
}

/** What comes before the path of a picture or video of our own: a CDN always serves our host, however it is called. */
export const raizDeImagenes = (cdn: Cdn | null): string => cdn?.url.replace(/\/+$/, "") ?? "";
