export interface Cdn {
  url: string;
  /** Hosts whose images the CDN serves, besides ours; images of other hosts keep their address. */
  hosts: readonly string[];
}

/**
 * Address of an image for the page: rewritten to the CDN when its host is on the list (specification § 9). Any other
 * address comes back unchanged.
 */
export function imagenEnCdn(direccion: string, cdn: Cdn | null): string {
  if (!cdn || !/^https?:\/\//i.test(direccion) || !URL.canParse(direccion)) return direccion;
  const { hostname, port, username, password, pathname, search } = new URL(direccion);
  if (port || username || password || !cdn.hosts.includes(hostname)) return direccion;
  return cdn.url.replace(/\/+$/, "") + pathname + search;
}

/** Prefix of the path of our pictures and videos. A CDN always serves our host. */
export const raizDeImagenes = (cdn: Cdn | null): string => cdn?.url.replace(/\/+$/, "") ?? "";
