import type { IconName } from "~/components/Icon";
import { paginaDelSitio, paginasDeSala, type PaginaDelSitio } from "~/domain/shared/paginas";
import type { Handle } from "./ruta";

/** A page as it stands among others: see `PaginaDelSitio`. */
export interface Lugar {
  href: string;
  texto: string;
  enFila?: string;
}

/** A room of the site: its pages are siblings, and the first of them is its door. */
export interface Sala {
  texto: string;
  lugares: readonly [Lugar, ...Lugar[]];
  /** Nobody else is shown its pages. */
  conSesion?: true;
}

interface Grupo extends Sala {
  icono: IconName;
  /** Also in the bar of a telephone, which has room for few. */
  enLaBarra: boolean;
}

const enCorto = ({ href, titulo, texto = titulo, enFila }: PaginaDelSitio): Lugar => ({
  href,
  texto,
  ...(enFila && { enFila }),
});
/** Every room has a page at least, or it would not be one. */
const lugaresDe = (sala: Parameters<typeof paginasDeSala>[0]) =>
  paginasDeSala(sala).map(enCorto) as [Lugar, ...Lugar[]];
const aSolas = (href: Parameters<typeof paginaDelSitio>[0]): Lugar => ({
  href,
  texto: paginaDelSitio(href).titulo,
});

export const MI_ZONA: Grupo = {
  texto: "Mi zona",
  conSesion: true,
  icono: "persona",
  enLaBarra: true,
  lugares: lugaresDe("mi-zona"),
};

/** What anybody finds here, by room. */
export const SERVICIOS: readonly Grupo[] = [
  { texto: "Sesiones", icono: "calendario", enLaBarra: true, lugares: lugaresDe("sesiones") },
  { texto: "Explorar", icono: "explorar", enLaBarra: true, lugares: lugaresDe("explorar") },
  { texto: "Cómo estás", icono: "favorito", enLaBarra: true, lugares: lugaresDe("como-estas") },
  { texto: "Sorteo", icono: "personas", enLaBarra: false, lugares: lugaresDe("sorteo") },
];
export const GRUPOS: readonly Grupo[] = [...SERVICIOS, MI_ZONA];

const MI_PERFIL: Sala = { texto: "Mi perfil", conSesion: true, lugares: lugaresDe("mi-perfil") };

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
 * The room and the page of it that an address belongs to: the page whose address is the longest beginning of it, or
 * of what its route says that it is a part of.
 */
export function dondeEsta(
  pathname: string,
  { lugar: parteDe = pathname }: Pick<Handle, "lugar"> = {},
): { sala: Sala; lugar: Lugar } | null {
  const posibles = [...GRUPOS, MI_PERFIL].flatMap((sala) =>
    sala.lugares
      .filter(({ href }) => parteDe === href || parteDe.startsWith(`${href}/`))
      .map((lugar) => ({ sala, lugar })),
  );
  return posibles.sort((una, otra) => otra.lugar.href.length - una.lugar.href.length)[0] ?? null;
}
