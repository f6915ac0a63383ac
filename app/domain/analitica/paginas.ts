import type { ClaveDeSeccion } from "../shared/secciones";
import { comoPatron, type PaginaVista, type TipoDePagina } from "./eventos";

/** Pages with a label of their own (specification § 2), by their pattern, and the section that they belong to. */
const CON_NOMBRE: Readonly<Record<string, { type: TipoDePagina; section?: ClaveDeSeccion }>> = {
  "/herramientas": { type: "tools list", section: "wellness-tool" },
  "/herramienta/:url": { type: "tool detail", section: "detail-wellness-tool" },
  "/bienestar-play": { type: "wellness play list", section: "wellness-play" },
  "/bienestar-play/:url": { type: "wellness play detail", section: "detail-wellness-play" },
  "/bienestar-play/ver/:url": { type: "video viewing", section: "detail-wellness-play" },
  "/bienestar-en-vivo": { type: "live wellness list", section: "wellness-live" },
  "/bienestar-en-vivo/talleres-y-clases": { type: "live wellness list", section: "wellness-live" },
  "/bienestar-en-vivo/:url": { type: "live wellness detail", section: "detail-wellness-live" },
  "/gracias": { type: "thank-you page" },
  "/rutas/gracias": { type: "thank-you page" },
};

/**
 * Parts of the site that say only that they were visited: even which of their pages it was would tell of somebody's
 * health, talk or complaint.
 */
const RESERVADAS = [
  "/programa-salud-mental",
  "/test-de-bienestar",
  "/scanner-bienestar",
  "/mi-zona-privada/mediciones",
  "/comunidades",
  "/reclamo",
  "/videollamada",
] as const;

const de = (parte: string, patron: string) => patron === parte || patron.startsWith(`${parte}/`);

/** Part of the site to which a page is reduced; undefined for a page that may be named. */
export const parteReservada = (patron: string): string | undefined =>
  RESERVADAS.find((parte) => de(parte, patron));

/** A page of the site map as the data layer names it. Without a pattern no page was found. */
export function paginaVista(patron: string | undefined, esPublica: boolean): PaginaVista {
  if (patron === undefined) return { page: comoPatron("/*"), type: "error 404 page" };
  const reservada = parteReservada(patron);
  if (reservada !== undefined) return { page: comoPatron(reservada) };
  const { type = esPublica ? ("public zone" as const) : undefined, section } = CON_NOMBRE[patron] ?? {};
  return { page: comoPatron(patron), ...(type && { type }), ...(section && { section }) };
}
