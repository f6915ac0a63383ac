import { descifrar } from "./formularios";
import { pedir } from "./recorrido";

export interface Visitada {
  ruta: string;
  /** The page that led here. */
  desde: string;
  estado: number;
  html: string | null;
}

/** More pages than these are a trap. */
export const MAXIMO = 400;

/** Addresses with other choices of the same kind show the same page. */
const clase = ({ pathname, searchParams }: URL) => `${pathname}?${[...searchParams.keys()].sort().join("&")}`;

/** Every page that links lead to from the home page, and how it answers. */
export async function andar(url: string, cookie: string): Promise<Visitada[]> {
  const vistas = new Map<string, Visitada>();
  const porVer = [{ ruta: "/", desde: "" }];
  for (let siguiente = porVer.shift(); siguiente && vistas.size < MAXIMO; siguiente = porVer.shift()) {
    const { ruta, desde } = siguiente;
    const cual = clase(new URL(ruta, url));
    if (vistas.has(cual)) continue;
    const respuesta = await pedir(url, ruta, cookie);
    const esPagina = respuesta.headers.get("content-type")?.startsWith("text/html");
    const html = esPagina ? await respuesta.text() : (await respuesta.arrayBuffer(), null);
    vistas.set(cual, { ruta, desde, estado: respuesta.status, html });
    const destino = respuesta.headers.get("location");
    for (const href of [...(destino ? [destino] : []), ...(html ? enlacesDe(html) : [])]) {
      const otra = new URL(href, url + ruta);
      // In development only, a mailbox has links of its own.
      if (otra.origin === url && !otra.pathname.startsWith("/desarrollo")) {
        porVer.push({ ruta: otra.pathname + otra.search, desde: ruta });
      }
    }
  }
  return [...vistas.values()];
}

export const enlacesDe = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href]) => descifrar(href!));
