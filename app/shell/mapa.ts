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
  /** Nobody else is shown its pages. */
  conSesion?: true;
  /** The group of the menu that it stands under, where it is none of them. */
  bajo?: string;
}

interface GrupoDelMenu extends Grupo {
  icono: IconName;
  /** Also in the bar of a telephone, which has room for few. */
  enLaBarra: boolean;
}

const enCorto = ({ href, titulo, texto = titulo, enFila }: PaginaDelSitio): Lugar => ({
  href,
  texto,
  ...(enFila && { enFila }),
});
/** Every group has a page at least, or it would not be one. */
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

/** What anybody finds here, by group. */
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

/** What of the menu is marked where one is. */
export const entradaDelMenu = ({ texto, bajo = texto }: Grupo) => bajo;

export const AYUDA = aSolas("/ayuda");
export const RECLAMOS = aSolas("/reclamo");

/** Favourites of every kind stand together. */
export const TUS_FAVORITOS = aSolas("/bienestar-play?ver=favoritos").href;

/** What the menu with the person's initial leads to, above the way out. */
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
 * The group and the page of it that an address belongs to: the page whose address is the longest beginning of it, or
 * of what its route says that it is a part of.
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
  return posibles.sort((una, otra) => otra.lugar.href.length - una.lugar.href.length)[0] ?? null;
}
