import { descifrar } from "./formularios";
import { pedir } from "./recorrido";

export interface Visitada {
  ruta: string;
  /** Address of the page with the link to this one. */
  desde: string;
  estado: number;
  html: string | null;
}

/** Most pages of a walk over the site. More of them mean a trap: the site makes up addresses without an end. */
export const MAXIMO = 400;

/** Kind of an address. Addresses with other values of the same parameters show the same page. */
const clase = ({ pathname, searchParams }: URL) => `${pathname}?${[...searchParams.keys()].sort().join("&")}`;

/** Visits the pages that links lead to from the home page, and collects their answers. */
export async function andar(url: string, cookie: string): Promise<Visitada[]> {
  const vistas = new Map<string, Visitada>();
  const porVer = [{ ruta: "/", desde: "" }];
  for (let siguiente = porVer.shift(); siguiente && vistas.size < MAXIMO; siguiente = porVer.shift()) {
    const { ruta, desde } = siguiente;
    const clave = clase(new URL(ruta, url));
    if (vistas.has(clave)) continue;
    const respuesta = await pedir(url, ruta, cookie);
    const esPagina = respuesta.headers.get("content-type")?.startsWith("text/html");
    const html = esPagina ? await respuesta.text() : (await respuesta.arrayBuffer(), null);
    vistas.set(clave, { ruta, desde, estado: respuesta.status, html });
    const destino = respuesta.headers.get("location");
    for (const href of [...(destino ? [destino] : []), ...(html ? enlacesDe(html) : [])]) {
      const destinoDeEnlace = new URL(href, url + ruta);
      // The mailbox of the demonstration exists in development only, and has links of its own.
      if (destinoDeEnlace.origin === url && !destinoDeEnlace.pathname.startsWith("/desarrollo")) {
        porVer.push({ ruta: destinoDeEnlace.pathname + destinoDeEnlace.search, desde: ruta });
      }
    }
  }
  return [...vistas.values()];
}

export const enlacesDe = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href]) => descifrar(href!));
