import type { IconName } from "~/components/Icon";
import type { PaginaDelSitio } from "~/domain/shared/paginaDelSitio";
import { paginaDelSitio, paginasDelGrupo } from "~/domain/shared/paginas";
import type { Handle } from "../route";

/** A page in the site map: see `PaginaDelSitio`. */
export interface Lugar {
  href: string;
  texto: string;
  enFila?: string;
  fueraDeFila?: true;
}

/** A group of pages in the site map. Its pages are siblings, and the first of them opens the group. */
export interface Grupo {
  texto: string;
  lugares: readonly [Lugar, ...Lugar[]];
  /** True for pages that only signed-in people are shown. */
  conSesion?: true;
  /** Group of the menu under which a page without a group of its own is shown. */
  bajo?: string;
}

interface GrupoDelMenu extends Grupo {
  icono: IconName;
}

const enCorto = ({ href, titulo, texto = titulo, enFila, fueraDeFila }: PaginaDelSitio): Lugar => ({
  href,
  texto,
  ...(enFila && { enFila }),
  ...(fueraDeFila && { fueraDeFila }),
});
/** Pages of a group of the site map; every group has at least one. */
const lugaresDe = (grupo: Parameters<typeof paginasDelGrupo>[0]) =>
  paginasDelGrupo(grupo).map(enCorto) as [Lugar, ...Lugar[]];
const aSolas = (href: Parameters<typeof paginaDelSitio>[0]): Lugar => ({
  href,
  texto: paginaDelSitio(href).titulo,
});

export const MI_ZONA: GrupoDelMenu = {
  texto: "Mi zona",
  conSesion: true,
  icono: "persona",
  lugares: lugaresDe("mi-zona"),
};

/** Public menu, by group. */
export const SERVICIOS: readonly GrupoDelMenu[] = [
  { texto: "Sesiones", icono: "calendario", lugares: lugaresDe("sesiones") },
  { texto: "Explorar", icono: "explorar", lugares: lugaresDe("explorar") },
  { texto: "Cómo estás", icono: "favorito", lugares: lugaresDe("como-estas") },
];
export const GRUPOS: readonly GrupoDelMenu[] = [...SERVICIOS, MI_ZONA];

const MI_PERFIL: Grupo = {
  texto: "Mi perfil",
  conSesion: true,
  bajo: MI_ZONA.texto,
  lugares: lugaresDe("mi-perfil"),
};

/** Entry of the menu that is marked while one of the group's pages is shown. */
export const entradaDelMenu = ({ texto, bajo = texto }: Grupo) => bajo;

export const AYUDA = aSolas("/ayuda");
export const SORTEO = aSolas("/sorteo");
export const RECLAMOS = aSolas("/reclamo");

/** Link to the favourites of every kind, which are shown together. */
export const TUS_FAVORITOS = aSolas("/bienestar-play?ver=favoritos").href;

/** Menu of the account, above «Cerrar sesión». */
export const CUENTA: readonly Lugar[] = [
  aSolas("/mi-perfil"),
  aSolas("/bienestar-play?ver=favoritos"),
  aSolas("/mi-zona-privada/comprobantes"),
  aSolas("/mi-perfil/sesiones"),
  aSolas("/mi-perfil/consentimientos"),
];

export const LEGALES: readonly Lugar[] = [
  aSolas("/terminos-y-condiciones"),
  aSolas("/privacidad"),
  aSolas("/consentimiento-usos-adicionales"),
];

/**
 * Group and page of the site map to which an address belongs: the page with the longest matching beginning. The
 * `lugar` of a route replaces its address.
 */
export function dondeEsta(
  pathname: string,
  { lugar: parteDe = pathname }: Pick<Handle, "lugar"> = {},
): { grupo: Grupo; lugar: Lugar } | null {
  const posibles = [...GRUPOS, MI_PERFIL].flatMap((grupo) =>
    grupo.lugares
      .filter(({ href }) => parteDe === href || parteDe.startsWith(`${href}/`))
      .map((lugar) => ({ grupo, lugar })),
  );
  return posibles.sort((a, b) => b.lugar.href.length - a.lugar.href.length)[0] ?? null;
}
