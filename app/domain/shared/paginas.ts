import type { Grupo, PaginaDelSitio } from "./paginaDelSitio";
import { PAGINAS_CON_GRUPO } from "./paginasConGrupo";
import { PAGINAS_SIN_GRUPO } from "./paginasSinGrupo";

/**
 * Pages of the site with a link. Header, footer, "Explorar", the page of unknown addresses and search are made from
 * these two tables. A new section is one entry in one of them.
 */
export const PAGINAS = [
  ...PAGINAS_CON_GRUPO,
  ...PAGINAS_SIN_GRUPO,
] as const satisfies readonly PaginaDelSitio[];

type Pagina = (typeof PAGINAS)[number];
/** Pages of a group, in order. */
type DelGrupo<G extends Grupo> = Extract<Pagina, { grupo: G }>;

export const paginasDelGrupo = <G extends Grupo>(grupo: G): readonly DelGrupo<G>[] =>
  PAGINAS.filter((pagina): pagina is DelGrupo<G> => "grupo" in pagina && pagina.grupo === grupo);

/** Pages of the group "Explorar", without the page that shows all of them. */
export const PARA_USAR = paginasDelGrupo("explorar").filter((pagina) => pagina.href !== "/explorar");

const POR_HREF = new Map<string, PaginaDelSitio>(PAGINAS.map((pagina) => [pagina.href, pagina]));

export const paginaDelSitio = (href: Pagina["href"]): PaginaDelSitio => POR_HREF.get(href)!;
