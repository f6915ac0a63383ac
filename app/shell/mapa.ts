import type { IconName } from "~/components/Icon";
import { paginaDelSitio, paginasDelGrupo, type PaginaDelSitio } from "~/domain/shared/paginas";
import type { Handle } from "./route";

/** A page as it stands among others: see `PaginaDelSitio`. */
export interface Lugar {
  href: string;
  texto: string;
  enFila?: string;
}

/** A group of the site: its pages are siblings, and the first of them is its door. */
export interface Grupo {
  texto: string;
  lugares: readonly [Lugar, ...Lugar[]];
  /** True for pages that only a signed-in person is shown. */
  conSesion?: true;
  /** Group of the menu for a page that is in none. */
  bajo?: string;
}

interface GrupoDelMenu extends Grupo {
  icono: IconName;
  /** True for a page in the bar of a telephone too, which has room for few. */
  enLaBarra: boolean;
}

const enCorto = ({ href, titulo, texto = titulo, enFila }: PaginaDelSitio): Lugar => ({
  href,
  texto,
  ...(enFila && { enFila }),
});
/** Every group has at least one page. */
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
  enLaBarra: true,
  lugares: lugaresDe("mi-zona"),
};

/** The public menu, by group. */
export const SERVICIOS: readonly GrupoDelMenu[] = [
  { texto: "Sesiones", icono: "calendario", enLaBarra: true, lugares: lugaresDe("sesiones") },
  { texto: "Explorar", icono: "explorar", enLaBarra: true, lugares: lugaresDe("explorar") },
  { texto: "Cómo estás", icono: "favorito", enLaBarra: true, lugares: lugaresDe("como-estas") },
  { texto: "Sorteo", icono: "personas", enLaBarra: false, lugares: lugaresDe("sorteo") },
];
export const GRUPOS: readonly GrupoDelMenu[] = [...SERVICIOS, MI_ZONA];

const MI_PERFIL: Grupo = {
  texto: "Mi perfil",
  conSesion: true,
  bajo: MI_ZONA.texto,
  lugares: lugaresDe("mi-perfil"),
};

/** The entry of the menu that is marked on the current page. */
export const entradaDelMenu = ({ texto, bajo = texto }: Grupo) => bajo;

export const AYUDA = aSolas("/ayuda");
export const RECLAMOS = aSolas("/reclamo");

/** Favourites of every kind stand together. */
export const TUS_FAVORITOS = aSolas("/bienestar-play?ver=favoritos").href;

/** The menu of the account, above «Cerrar sesión». */
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
 * Group and page of the map to which an address belongs: the page with the longest matching beginning of the address. A
 * route's `lugar` stands for its address.
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
