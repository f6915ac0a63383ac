import type { EntryContext } from "@remix-run/node";
import type { Graph, Thing } from "schema-dts";
import { seLista, type ParaCompartir } from "./cabeza";
import { CASA } from "./casa.server";
import { dondeEsta } from "./mapa";
import type { Handle } from "../route";

const TITULO = /<title>([^<]*)<\/title>/;
const DESCRIPCION = /<meta name="description" content="([^"]*)"\/>/;

/**
 * Head of a page for search engines and link previews, from its title, its description and its route's `handle`. A
 * private page only says that it is not to be listed.
 */
export function cabezaDe({ staticHandlerContext, routeModules }: EntryContext, html: string, url: string) {
  const { matches, loaderData, errors, statusCode } = staticHandlerContext;
  const ruta = matches.at(-1)?.route.id ?? "";
  const handle = routeModules[ruta]?.handle as (ParaCompartir<unknown> & Pick<Handle, "lugar">) | undefined;
  if (errors || statusCode !== 200 || !seLista(handle)) return `<meta name="robots" content="noindex"/>`;
  const { origin, pathname } = new URL(url);
  const datos: unknown = loaderData[ruta];
  // React has escaped the title already, so it can stand in an attribute.
  const titulo = TITULO.exec(html)?.[1] ?? "";
  const descripcion = DESCRIPCION.exec(html)?.[1] ?? "";
  const dibujo = typeof handle?.dibujo === "function" ? handle.dibujo(datos) : handle?.dibujo;
  const imagen = new URL(dibujo ?? "/compartir/bienestar.png", origin).href;
  const og = {
    site_name: CASA.marca.nombre,
    type: handle?.esVideo ? "video.other" : "website",
    locale: "es_PE",
    title: titulo,
    description: descripcion,
    url: origin + pathname,
    image: imagen,
  };
  const grafo: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      ...(handle?.cosas?.(datos, origin, CASA.marca) ?? []),
      ...migas(origin, pathname, titulo, handle),
    ],
  };
  return (
    `<link rel="canonical" href="${origin}${pathname}"/>` +
    Object.entries(og)
      .map(([nombre, valor]) => `<meta property="og:${nombre}" content="${valor}"/>`)
      .join("") +
    `<meta name="twitter:card" content="summary_large_image"/>` +
    (grafo["@graph"].length > 0 ? bloqueDeDatos(grafo) : "")
  );
}

/**
 * Linked data of a page. It is a data block and not a script: the browser runs none of it, and no policy has to allow
 * it (HTML § 4.12.1, data blocks).
 */
const bloqueDeDatos = (grafo: Graph) =>
  `<script type="application/ld+json">${JSON.stringify(grafo).replaceAll("<", "\\u003c")}</script>`;

/** Breadcrumb of a page below one of the site map: home, that page, this page. */
function migas(
  origin: string,
  pathname: string,
  titulo: string,
  handle: Pick<Handle, "lugar"> | undefined,
): Thing[] {
  const lugar = dondeEsta(pathname, handle)?.lugar;
  if (!lugar || lugar.href === pathname) return [];
  const pasos = [
    { name: "Inicio", item: `${origin}/` },
    { name: lugar.texto, item: origin + lugar.href },
    { name: sinEntidades(titulo.split(" · ")[0]!), item: origin + pathname },
  ];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: pasos.map((paso, indice) => ({
        "@type": "ListItem" as const,
        position: indice + 1,
        ...paso,
      })),
    },
  ];
}

const ENTIDADES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const sinEntidades = (texto: string) =>
  texto.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entidad: string) => ENTIDADES[entidad]!);
